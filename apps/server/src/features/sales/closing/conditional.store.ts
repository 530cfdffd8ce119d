import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** A best bid below the reserve that waits for a decision. Amounts in centavos, instants in epoch milliseconds. */
export interface ConditionalRow {
  readonly offer_code: number;
  readonly title: string;
  readonly partner_id: number | null;
  readonly price_cents: number;
  readonly reserve_cents: number;
  readonly closed_at: number;
  readonly conditional_until: number;
  readonly bidder_id: number;
  readonly name: string;
  readonly email: string;
}

const list = statement({
  name: 'closing.conditional-sales',
  text: `select a.offer_code, o.title, o.partner_id, a.price_cents, a.reserve_cents, a.closed_at, a.conditional_until,
           c.id as bidder_id, c.name, c.email
         from auction a join offer o on o.code = a.offer_code join account c on c.id = a.leader_id
         where a.conditional_until is not null and o.status = 'E' and ($1::bigint is null or o.partner_id = $1)
         order by a.conditional_until, a.offer_code`,
  // The bid stayed below the reserve when the auction closed.
  neverNull: ['reserve_cents', 'closed_at'],
});

const due = statement({
  name: 'closing.due-conditional-sales',
  text: `select a.offer_code from auction a join offer o on o.code = a.offer_code
         where a.conditional_until <= $1 and o.status = 'E' order by a.conditional_until, a.offer_code limit $2`,
});

const saleOf = statement({
  name: 'closing.sale-of',
  text: `select code from purchase where offer_code = $1 and account_id = $2 and origin = 'bid' order by code desc limit 1`,
});

/** Earliest end first; `partnerId` null for all stores and the house. */
export function conditionalSales(queries: Queries, partnerId: number | null): Promise<ConditionalRow[]> {
  return queries.rows(list, [partnerId]);
}

/** The offers whose term has passed, longest overdue first. */
export async function dueConditionalSales(queries: Queries, now: number, limit: number): Promise<number[]> {
  const rows = await queries.rows(due, [new Date(now), limit]);
  return rows.map((row) => row.offer_code);
}

/** The purchase that a user's bid on an offer became; undefined without one. */
export async function saleOfBid(
  queries: Queries,
  offerCode: number,
  accountId: number,
): Promise<number | undefined> {
  return (await queries.row(saleOf, [offerCode, accountId]))?.code;
}
