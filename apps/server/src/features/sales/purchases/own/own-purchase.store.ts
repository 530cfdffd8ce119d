import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import { vehicleAwaited } from '../../cancellations/public.ts';
import { ADDRESS_LINE } from '../address-line.ts';
import { HANDOVER_COLUMNS, HANDOVER_JOIN } from '../stages/handover-columns.ts';
import { PAPERS_COLUMN } from '../stages/document-columns.ts';
import type { NextRow } from '../stages/next-stage.present.ts';

/** Where undoing purchase `p` stands: because of a complaint, or with the vehicle at its buyer. */
const UNDONE = `(select case when k.outcome = 'review' then 'a-confirmar' when ${vehicleAwaited('k')} then 'veiculo' else 'sim' end
    from cancellation k where k.purchase_code = p.code and (k.complaint_code is not null or k.vehicle_awaited) and k.outcome in ('review', 'accepted') order by k.id desc limit 1)`;

/** When the request was made that waits for an answer; that of a sale that is to be undone is not dated on its purchase `p`. */
const ASKED = `coalesce((select k.requested_at from cancellation k where k.purchase_code = p.code and k.outcome = 'review'), p.cancellation_requested_at)`;

const find = statement({
  name: 'purchases.own',
  text: `select p.code, p.offer_code, o.title, d.photos, p.origin, p.created_at, p.status, p.cancelled_at, p.cancellation,
      ${ASKED} as cancellation_requested_at, ${UNDONE} as undone, p.negotiation_at, p.awaiting_withdrawal_at, p.finished_at, p.stage_due_at, p.value_cents, p.costs,
      coalesce(p.payment_approved, false) as payment_approved, p.payment_withdrawn_at is not null as payment_withdrawn,
      p.payment_approved_at, p.payment_method,
      coalesce(p.invoice_issued, false) as invoice_issued, p.invoice_issued_at, p.freight, ${ADDRESS_LINE} as address, s.name as store, o.partner_id, ${HANDOVER_COLUMNS}, ${PAPERS_COLUMN}
    from purchase p join offer o on o.code = p.offer_code join offer_document d on d.offer_code = o.code
      left join partner s on s.id = o.partner_id ${HANDOVER_JOIN}
      left join address a on a.code = p.address_code left join city c on c.code = a.city_code left join state e on e.code = a.state_code
    where p.code = $1 and p.account_id = $2`,
  shape: shape<{
    costs: DealCosts | null;
    photos: string[];
    pickup_state: NextRow['pickup_state'];
    delivery_state: NextRow['delivery_state'];
    papers: NextRow['papers'];
    undone: 'a-confirmar' | 'veiculo' | 'sim' | null;
  }>(),
});

const vehicles = statement({
  name: 'purchases.own-vehicles',
  text: `select trim(concat_ws(' ', b.name, m.name, v.version)) as name, v.plate, x.confirmed_at as left_at
    from purchase p join vehicle v on v.offer_code = p.offer_code left join brand b on b.code = v.brand_code
      left join model m on m.code = v.model_code
      left join yard_exit x on x.purchase_code = p.code and x.vehicle_code = v.code and x.undone_at is null
    where p.code = $1 order by v.position`,
});

/** The vehicles of a purchase, and when each left the yard (epoch milliseconds; null: it has not). */
export const ownVehicles = (queries: Queries, code: number) => queries.rows(vehicles, [code]);

export type OwnVehicleRow = Awaited<ReturnType<typeof ownVehicles>>[number];

/** A purchase of an account. Amounts in centavos, instants in epoch milliseconds. */
export function ownPurchaseRow(queries: Queries, code: number, accountId: number) {
  return queries.row(find, [code, accountId]);
}

export type OwnPurchaseRow = NonNullable<Awaited<ReturnType<typeof ownPurchaseRow>>>;
