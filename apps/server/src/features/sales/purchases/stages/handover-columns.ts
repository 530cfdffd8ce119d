import { STANDS_AT } from '../../../trading/charges/public.ts';
import { chargedAfterApproval, chargedOf, unpaidOf } from '../../purchase-debts/public.ts';

/** Whether the freight of a purchase `p` was charged, also after its payment was approved, and what its buyer still owes of it, in centavos. */
export const FREIGHT_CHARGE = `${chargedOf('freight', 'p.code')} as freight_charged, ${chargedAfterApproval('freight')} as freight_charged_later,
  ${unpaidOf('freight', 'p.code')} as freight_owed_cents`;

/**
 * How the handover of a purchase `p` stands: the columns of `HandoverRow`, from the latest booking, and whether its vehicles stand at a
 * pickup place, which takes bookings.
 */
export const HANDOVER_COLUMNS = `h.state as pickup_state, h.starts_at as pickup_at,
  exists (select from vehicle v join offer o on o.code = v.offer_code ${STANDS_AT} where v.offer_code = p.offer_code) as bookable,
  p.payment_withdrawn_at as withdrawn_at, dl.state as delivery_state, dl.due_at as delivery_due_at, dl.loaded_at, dl.amount_cents as freight_cents, ${FREIGHT_CHARGE}`;

/** Whether a purchase `p` waits for anything: it goes on, or the payment of a completed one was taken back. */
export const WAITS = `p.cancelled_at is null and (p.status <> 'X' or p.payment_withdrawn_at is not null)`;

/** When the next step of a purchase `p` that waits for one is due, as `stepDue` says it, of its delivery `dl`. */
export const STEP_DUE = `case when ${WAITS} then
  case when p.status = 'L' and p.payment_withdrawn_at is null and p.freight = 'S' and dl.purchase_code is not null then dl.due_at else p.stage_due_at end end`;

/** The join that they need. */
export const HANDOVER_JOIN = `left join lateral (select b.state, b.starts_at from pickup_booking b where b.purchase_code = p.code
  order by b.code desc limit 1) h on true left join delivery dl on dl.purchase_code = p.code`;
