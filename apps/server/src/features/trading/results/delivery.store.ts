import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import {
  currentStage,
  stepDue,
  type PurchaseStage,
} from '@patio/domain/sales/purchases/purchase-progress.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { pickupPlaces } from '../charges/public.ts';
import type { Delivery } from '../costs/public.ts';

const find = statement({
  name: 'results.delivery',
  text: `select p.code, p.status, p.negotiation_at, p.cancelled_at, coalesce(p.payment_approved, false) as payment_approved,
           p.stage_due_at, p.freight, c.name as city, s.uf, p.costs, dl.state as delivery, dl.due_at as delivery_due_at
         from purchase p left join delivery dl on dl.purchase_code = p.code left join address a on a.code = p.address_code
         left join city c on c.code = a.city_code left join state s on s.code = c.state_code
         where p.offer_code = $1 and p.account_id = $2 and p.cancelled_at is null order by p.code desc limit 1`,
  shape: shape<{ costs: DealCosts }>(),
});

/** What a purchase costs, and what it waits for; `due` in epoch milliseconds. */
interface Bought extends Delivery {
  readonly code: number;
  readonly costs: DealCosts;
  readonly stage: PurchaseStage | null;
  readonly due: number | null;
}

/** How a user's purchase of an offer is delivered and what it costs; undefined if there is none, or its costs were not stored. */
export async function deliveryOf(
  queries: Queries,
  offerCode: number,
  accountId: number,
): Promise<Bought | undefined> {
  const row = await queries.row(find, [offerCode, accountId]);
  if (!row?.costs) return undefined;
  const { freight, city, uf, costs } = row;
  const places = freight === 'N' ? await pickupPlaces(queries, offerCode) : [];
  const stage = currentStage({
    status: row.status,
    negotiationAt: row.negotiation_at,
    cancelledAt: row.cancelled_at,
    paymentApproved: row.payment_approved,
    freight,
  });
  const destination = uf === null ? null : { city, uf };
  const due = stepDue(stage, row.stage_due_at, row.delivery === null ? null : { dueAt: row.delivery_due_at });
  return { code: row.code, freight, destination, places, costs, stage, due };
}
