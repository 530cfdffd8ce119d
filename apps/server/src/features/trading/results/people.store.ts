import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Bidder } from '../auctions/public.ts';

const find = statement({
  name: 'results.person',
  text: `select id, email, name, idiom from account where id = $1 and erased_at is null`,
});

/** A user by number, with what a message needs; undefined: the account was deleted, so there is nobody to write to. */
export function personOf(queries: Queries, accountId: number): Promise<Bidder | undefined> {
  return queries.row(find, [accountId]);
}
