import type { ReminderWindow } from '@patio/domain/sales/purchases/step-reminders.ts';
import { BUYER_STEP_OF, type BuyerDeliveryStep } from '@patio/domain/sales/deliveries/buyer-step.ts';
import { SELLER_STEP_OF, type SellerDeliveryStep } from '@patio/domain/sales/deliveries/seller-step.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import type { Place } from '../../../../platform/jobs/in-turn.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';
import { PROOF_WAITS } from '../../purchase-debts/public.ts';
import { FREIGHT_JOIN, OWNER } from '../office/deliveries-list.store.ts';

const stepsOf = (named: Readonly<Record<string, string | null>>): string =>
  Object.entries(named)
    .filter(([, step]) => step !== null)
    .map(([state, step]) => `when '${state}' then '${step}'`)
    .join(' ');
/** The step of `SELLER_STEP_OF`, when it is the turn of who sells. */
export const SELLER_STEP = `case when ${OWNER} = 'vendedor' then case d.state ${stepsOf(SELLER_STEP_OF)} end end`;
/** The step of `BUYER_STEP_OF`, when it is the turn of the buyer. */
export const BUYER_STEP = `case when ${OWNER} = 'comprador' then case d.state ${stepsOf(BUYER_STEP_OF)} end end`;

const LATE = 's.due_on < $1::date';

/**
 * What is not told here: a freight whose purchase is not paid is asked for with its payment, one with a proof that waits to be checked is not
 * asked for again, and of an amount to answer is reminded by its delivery before it is overdue.
 */
const TOLD = `case s.step when 'delivery-payment' then (p.status = 'L' or p.payment_approved) and not ${PROOF_WAITS} when 'delivery-answer' then ${LATE} else true end`;

// Of a step that began today, whose turn it is has just been told. What the house has to do is on its desk.
const due = statement({
  name: 'deliveries.claim-due-steps',
  text: claim(
    `p.code, p.offer_code, p.account_id, o.partner_id, o.title, s.step, s.due_on, ${LATE} as late`,
    {
      from: `delivery d join purchase p on p.code = d.purchase_code join offer o on o.code = p.offer_code
      join account a on a.id = p.account_id ${FREIGHT_JOIN}
      cross join lateral (select coalesce(case when o.partner_id is not null then ${SELLER_STEP} end, ${BUYER_STEP}) as step, (d.due_at at time zone 'America/Sao_Paulo')::date as due_on,
        (d.changed_at at time zone 'America/Sao_Paulo')::date as began_on) s`,
      where: `p.code > $4 and s.step is not null and ${TOLD} and coalesce(p.cancellation, '') <> 'Q' and a.erased_at is null
      and s.due_on between $2::date and $3::date and (${LATE} or s.began_on < $1::date)
      and not exists (select from step_reminder r where r.purchase_code = p.code and r.step = s.step and r.due_on = s.due_on
        and (r.late or not ${LATE}))`,
      order: 'p.code',
      limit: '$5',
      of: 'd',
      lock: 'no key update',
    },
  ),
  neverNull: ['late'],
  shape: shape<{ step: SellerDeliveryStep | BuyerDeliveryStep }>(),
});

/** Deliveries with a step of which their buyer or store is to be reminded on a day, locked: near its last day, or (`late`) after it. */
export const dueDeliverySteps = (
  transaction: Transaction,
  { today, first, last }: ReminderWindow,
  { after, limit }: Place,
) => transaction.rows(due, [today, first, last, after, limit]);
