import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries, Statement } from '../../../../platform/db/database.ts';

/** A user with a part in an offer, as far as a message needs. */
export interface Bidder {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  /** What they read; null when it is not known. */
  readonly idiom: Idiom | null;
}

const find: Statement = {
  name: 'auctions.bidders',
  text: `select c.id, c.email, c.name, c.idiom from participation p join account c on c.id = p.account_id
         where p.offer_code = $1 order by c.id`,
};

/** Everybody who has bid on an offer. */
export function biddersOf(queries: Queries, offerCode: number): Promise<Bidder[]> {
  return queries.rows<Bidder>(find, [offerCode]);
}
