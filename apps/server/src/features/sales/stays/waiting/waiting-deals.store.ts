import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

/** A deal on an ended offer whose term does not run while its store is suspended. Value in centavos, instant in epoch milliseconds. */
export interface WaitingDeal {
  readonly offer_code: number;
  /** The sales team decides on a best bid below the reserve, or the next bidder answers. */
  readonly deal: 'conditional' | 'second-chance';
  /** Of the second chance; of the offer for a conditional sale. */
  readonly ref: number;
  readonly account_id: number;
  readonly value_cents: number;
  readonly until: number;
}

const waiting = statement({
  name: 'stays.waiting-deals',
  text: `select a.offer_code, 'conditional' as deal, a.offer_code as ref, a.leader_id as account_id, a.price_cents as value_cents,
      a.conditional_until as until
    from auction a join offer o on o.code = a.offer_code
    where o.partner_id = $1 and o.status = 'E' and a.conditional_until is not null and a.leader_id is not null
    union all
    select c.offer_code, 'second-chance', c.code, c.account_id, c.value_cents, c.expires_at
    from second_chance c join offer o on o.code = c.offer_code where o.partner_id = $1 and c.status = 'offered'
    order by 1`,
});

/** The deals of a store that wait for an answer after the end of their offer. */
export async function waitingDeals(queries: Queries, partnerId: number): Promise<readonly WaitingDeal[]> {
  const rows = await queries.rows(waiting, [partnerId]);
  return rows.map((row) => ({
    ...row,
    deal: row.deal === 'conditional' ? 'conditional' : 'second-chance',
  }));
}
