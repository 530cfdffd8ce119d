import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

/** A cancellation, default or regret with a refund that is due or was made. Value in centavos, instants in epoch milliseconds UTC. */
export interface RefundRow {
  readonly id: number;
  readonly offer_code: number;
  readonly title: string;
  readonly purchase_code: number;
  readonly value_cents: number;
  readonly buyer_id: number;
  readonly buyer: string;
  readonly email: string;
  readonly kind: 'cancelled' | 'defaulted' | 'regretted';
  /** The buyer's reason, or why staff cancelled a purchase without a request. Null for a regret, which needs none. */
  readonly reason: string | null;
  readonly payment_method: string | null;
  readonly payment_approved: boolean;
  readonly invoice_issued: boolean;
  readonly has_bank_data: boolean;
  readonly requested_at: number;
  readonly answered_at: number;
  readonly refunded_at: number | null;
}

/** Due, made, or regretted with bank data but no payment on record; on one offer, or on all (null). */
export interface RefundFilter {
  readonly state: 'due' | 'made' | 'unpaid';
  readonly offerCode: number | null;
}

// There was a payment if it was approved, or if an account for the refund was requested; a completed refund counts in any case. A user who
// regrets a purchase may enter an account without having paid.
const found = `from cancellation c join purchase p on p.code = c.purchase_code
  where (c.outcome in ('accepted', 'defaulted') or c.regret) and c.purchase_code is not null
    and case $1::text
      when 'made' then c.refunded_at is not null
      when 'unpaid' then c.refunded_at is null and c.regret and c.bank_data is not null and p.payment_approved is not true
      else c.refunded_at is null and (p.payment_approved is true or (c.bank_data is not null and not c.regret)) end
    and ($2::bigint is null or c.offer_code = $2)`;

const list = statement({
  name: 'refunds.list',
  text: `select r.*, o.title, b.id as buyer_id, concat_ws(' ', b.name, nullif(b.surname, '')) as buyer, b.email, coalesce(w.description, r.default_reason) as reason
    from (
      select c.id, c.offer_code, c.account_id, c.reason_code, c.purchase_code, p.value_cents, p.payment_method, case when not c.regret then p.default_reason end as default_reason,
        coalesce(p.payment_approved, false) as payment_approved, coalesce(p.invoice_issued, false) as invoice_issued,
        c.bank_data is not null as has_bank_data, c.requested_at, coalesce(c.answered_at, c.requested_at) as answered_at, c.refunded_at,
        case when c.regret then 'regretted' when c.outcome = 'defaulted' then 'defaulted' else 'cancelled' end as kind
      ${found}
      order by c.refunded_at desc nulls last, coalesce(c.answered_at, c.requested_at), c.id limit $3 offset $4) r
    join offer o on o.code = r.offer_code join account b on b.id = r.account_id left join cancel_reason w on w.code = r.reason_code
    order by r.refunded_at desc nulls last, r.answered_at, r.id`,
});

const totals = statement({
  name: 'refunds.totals',
  text: `select count(*)::int as count, coalesce(sum(p.value_cents), 0)::bigint as cents ${found}`,
});

/** A page of refunds: due ones by waiting time, completed ones latest first. */
export function refunds(
  queries: Queries,
  { state, offerCode }: RefundFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<RefundRow[]> {
  return queries.rows(list, [state, offerCode, limit, offset]);
}

/** Their number on all pages, and their sum in centavos. */
export async function refundTotals(
  queries: Queries,
  { state, offerCode }: RefundFilter,
): Promise<{ readonly count: number; readonly cents: number }> {
  const row = await queries.row(totals, [state, offerCode]);
  return row ?? { count: 0, cents: 0 };
}
