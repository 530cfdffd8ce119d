import type { Bidder } from '../../trading/auctions/public.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** A user involved in an offer; `has_bid` false: only an open proposal. */
export interface Participant extends Bidder {
  readonly has_bid: boolean;
}

const list = statement({
  name: 'stays.people',
  text: `select c.id, c.email, c.name, c.idiom, bool_or(part.has_bid) as has_bid from (
           select account_id, true as has_bid from participation where offer_code = $1
           union all
           select account_id, false from proposal where offer_code = $1 and status in ('open', 'countered')) part
         join account c on c.id = part.account_id group by c.id order by c.id`,
});

/** Everyone who has bid on an offer or has an open proposal for it. */
export function peopleOf(queries: Queries, offerCode: number): Promise<Participant[]> {
  return queries.rows(list, [offerCode]);
}
