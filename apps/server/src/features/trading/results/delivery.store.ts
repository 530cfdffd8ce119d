import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import {
  currentStage,
  stepDue,
  type PurchaseStage,
} from '@patio/domain/sales/purchases/purchase-progress.ts';
import type { StorageKeys, StorageTerms } from '@patio/domain/sales/storage-days/storage-terms.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { pickupPlaces } from '../charges/public.ts';
import type { Delivery } from '../costs/public.ts';

const find = statement({
  name: 'results.delivery',
  text: `select p.code, p.status, p.negotiation_at, p.cancelled_at, coalesce(p.payment_approved, false) as payment_approved,
           p.payment_withdrawn_at is not null as payment_withdrawn,
           p.stage_due_at, p.freight, c.name as city, s.uf, p.costs, dl.state as delivery, dl.due_at as delivery_due_at,
           t.free_days, t.daily_cents, t.most_days, t.keys, (select count(*)::int from vehicle v where v.offer_code = p.offer_code) as vehicles
         from purchase p left join delivery dl on dl.purchase_code = p.code left join storage t on t.purchase_code = p.code
         left join address a on a.code = p.address_code
         left join city c on c.code = a.city_code left join state s on s.code = c.state_code
         where p.offer_code = $1 and p.account_id = $2 and p.cancelled_at is null order by p.code desc limit 1`,
  shape: shape<{ costs: DealCosts; keys: StorageKeys | null }>(),
});

interface StorageColumns {
  readonly free_days: number | null;
  readonly daily_cents: number | null;
  readonly most_days: number | null;
  readonly keys: StorageKeys | null;
  readonly vehicles: number;
}

/** What a purchase costs, and what it waits for; `due` in epoch milliseconds. */
interface Bought extends Delivery {
  readonly code: number;
  readonly costs: DealCosts;
  readonly stage: PurchaseStage | null;
  readonly due: number | null;
  /** What storage costs by the terms of this sale; null: nothing. */
  readonly storage: { readonly terms: StorageTerms; readonly vehicles: number } | null;
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
    paymentWithdrawn: row.payment_withdrawn,
    freight,
  });
  const destination = uf === null ? null : { city, uf };
  const due = stepDue(stage, row.stage_due_at, row.delivery === null ? null : { dueAt: row.delivery_due_at });
  return { code: row.code, freight, destination, places, costs, stage, due, storage: storageOf(row) };
}

function storageOf({
  free_days: freeDays,
  daily_cents: daily,
  most_days: mostDays,
  keys,
  vehicles,
}: StorageColumns) {
  if (freeDays === null || daily === null || mostDays === null || keys === null) return null;
  return { terms: { freeDays, daily, mostDays, keys }, vehicles };
}
