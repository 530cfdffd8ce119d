import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import type { StorageKeys } from '@patio/domain/sales/storage-days/storage-terms.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';

const facts = statement({
  name: 'purchase-papers.facts',
  text: `select p.code, p.offer_code, p.origin, p.created_at, p.negotiation_at, p.awaiting_withdrawal_at, p.finished_at, p.cancelled_at,
      p.value_cents, p.costs, p.freight, coalesce(p.payment_approved, false) as payment_approved, p.payment_approved_at, p.payment_method,
      o.title, s.name as store, trim(b.name || ' ' || b.surname) as buyer,
      t.free_days, t.daily_cents, t.most_days, t.keys, t.charged_cents, t.waived_cents,
      (select count(*)::int from vehicle v where v.offer_code = p.offer_code) as vehicles
    from purchase p join offer o on o.code = p.offer_code join account b on b.id = p.account_id left join partner s on s.id = o.partner_id
      left join storage t on t.purchase_code = p.code
    where p.code = $1`,
  shape: shape<{ costs: DealCosts | null; keys: StorageKeys | null }>(),
});

/** What papers of a purchase say besides its snapshot. Amounts in centavos, instants in epoch milliseconds. */
export function paperFacts(queries: Queries, code: number) {
  return queries.row(facts, [code]);
}

export type PaperRow = NonNullable<Awaited<ReturnType<typeof paperFacts>>>;
