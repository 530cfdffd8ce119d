import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Bidder } from '../../trading/auctions/public.ts';
import type { StoredChange } from '../sale-terms/public.ts';

const insert = statement({
  name: 'corrections.insert',
  text: `insert into offer_correction (offer_code, reason, changes, actor_id, at) values ($1, $2, $3, $4, $5)`,
});

const people = statement({
  name: 'corrections.people',
  text: `select a.id, a.email, a.name, a.idiom, exists (select from participation where offer_code = $1 and account_id = a.id) as bids
    from account a where a.id in (
      select account_id from participation where offer_code = $1
      union select account_id from proposal where offer_code = $1 and status in ('open', 'countered'))
    order by a.id`,
});

const ofStore = statement({
  name: 'corrections.of-store',
  text: 'select id, idiom from account where partner_id = $1 and blocked_at is null order by id',
});

/** Stores a public correction. Instant in epoch milliseconds. */
export async function recordCorrection(
  transaction: Transaction,
  given: {
    readonly offerCode: number;
    readonly reason: string;
    readonly changes: readonly StoredChange[];
    readonly actorId: number;
    readonly at: number;
  },
): Promise<void> {
  const { offerCode, reason, changes, actorId, at } = given;
  await transaction.run(insert, [offerCode, reason, JSON.stringify(changes), actorId, new Date(at)]);
}

/** Everyone who has bid on an offer or waits for an answer to a proposal there. */
export function concernedBy(
  queries: Queries,
  offerCode: number,
): Promise<(Bidder & { readonly bids: boolean })[]> {
  return queries.rows(people, [offerCode]);
}

/** The users of a store, with their languages; none for the house (null). */
export function usersOfStore(
  queries: Queries,
  partnerId: number | null,
): Promise<{ readonly id: number; readonly idiom: Bidder['idiom'] }[]> {
  return queries.rows(ofStore, [partnerId]);
}
