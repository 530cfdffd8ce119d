import { STOPPED, storeStopped } from '../../trading/deals/public.ts';
import { conditionalSalesList } from '@patio/contract/sales/closing/list-conditional-sales.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { ofOpenStore } from '../../catalogue/shown-offers/public.ts';
import { listSource, takenBy, type Scope } from '../../../platform/lists/public.ts';

const from = 'from auction a join offer o on o.code = a.offer_code join account c on c.id = a.leader_id';

const base = statement({
  name: 'closing.conditional-sales',
  text: `select a.offer_code, o.title, o.partner_id, a.price_cents, a.reserve_cents, a.closed_at, a.conditional_until,
    c.id as bidder_id, c.name, c.email, not ${ofOpenStore} as stopped ${from}`,
});

/** Where conditional sales come from. */
export const CONDITIONAL = listSource(conditionalSalesList, {
  base,
  from,
  key: 'a.offer_code',
  sorts: {
    ate: { sql: 'a.conditional_until', type: 'timestamptz' },
    valor: { sql: 'a.price_cents', type: 'bigint' },
  },
  filters: {
    loja: 'coalesce(o.partner_id, 0)',
    valor: 'a.price_cents',
    ate: 'a.conditional_until',
    oferta: 'a.offer_code',
    comQuem: takenBy('conditional-sale', 'a.offer_code'),
  },
  searched: { texts: ['o.title', 'c.name'], codes: ['a.offer_code'] },
});

/** Those that wait for a decision. */
export const WAITS: Scope = {
  sql: `a.conditional_until is not null and o.status = 'E'`,
  condition: { kind: 'flag', is: true },
};
export const STORE_OF_CONDITIONAL = 'o.partner_id';

const due = statement({
  name: 'closing.due-conditional-sales',
  text: `select a.offer_code from auction a join offer o on o.code = a.offer_code
         where a.conditional_until <= $1 and o.status = 'E' and not ${STOPPED}
         order by a.conditional_until, a.offer_code limit $2`,
});

const left = statement({
  name: 'closing.left-conditional-sales',
  text: `select a.offer_code from auction a join offer o on o.code = a.offer_code join partner s on s.id = o.partner_id
           join cancellation c on c.offer_code = a.offer_code and c.account_id = a.leader_id
             and c.purchase_code is null and c.proposal_code is null and c.outcome = 'review'
         where a.conditional_until is not null and o.status = 'E' and ${storeStopped('s')} and s.standing_at <= $1
         order by a.offer_code limit $2`,
});

const saleOf = statement({
  name: 'closing.sale-of',
  text: `select code from purchase where offer_code = $1 and account_id = $2 and origin = 'bid' order by code desc limit 1`,
});

/** The offers whose term has passed, longest overdue first; none of a store that is suspended. */
export async function dueConditionalSales(queries: Queries, now: number, limit: number): Promise<number[]> {
  const rows = await queries.rows(due, [new Date(now), limit]);
  return rows.map((row) => row.offer_code);
}

/** The offers of stores that were suspended by an instant (epoch milliseconds), whose best bidder has asked to leave. */
export async function leftConditionalSales(
  queries: Queries,
  suspendedBy: number,
  limit: number,
): Promise<number[]> {
  const rows = await queries.rows(left, [new Date(suspendedBy), limit]);
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
