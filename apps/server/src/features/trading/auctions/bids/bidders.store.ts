import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

/** A user involved in an offer, with what a message needs. */
export interface Bidder {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  /** Their language; null if unknown. */
  readonly idiom: Idiom | null;
}

const find = statement({
  name: 'auctions.bidders',
  text: `select c.id, c.email, c.name, c.idiom from participation p join account c on c.id = p.account_id
         where p.offer_code = $1 and c.erased_at is null order by c.id`,
});

/** Everyone who has bid on an offer, as messages reach them: not those whose account was deleted. */
export function biddersOf(queries: Queries, offerCode: number): Promise<Bidder[]> {
  return queries.rows(find, [offerCode]);
}
