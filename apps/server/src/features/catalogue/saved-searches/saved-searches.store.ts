import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { isShown } from '../shown-offers/public.ts';

export type Frequency = 'at-once' | 'daily' | 'never';

/** A saved search with the number of matches since it was last viewed. */
export interface SearchRow {
  readonly id: number;
  readonly name: string;
  readonly query: string;
  readonly store: string | null;
  readonly frequency: Frequency;
  readonly by_mail: boolean;
  readonly by_notification: boolean;
  readonly news: number;
  /** Epoch milliseconds UTC. */
  readonly created_at: number;
}

/** The editable part. */
export type SearchChange = Pick<SearchRow, 'name' | 'frequency' | 'by_mail' | 'by_notification'>;

const columns = `s.id, s.name, s.query, s.store, s.frequency, s.by_mail, s.by_notification, s.created_at`;
const news = `(select count(*)::int from saved_search_match m join offer o on o.code = m.offer_code
    join auction a on a.offer_code = o.code
    where m.search_id = s.id and m.found_at >= s.seen_at and o.status = 'A' and ${isShown('$2')}
      and a.open and a.end_at > $2) as news`;

const list = statement({
  name: 'saved-search-list',
  text: `select ${columns}, ${news} from saved_search s where s.account_id = $1 order by s.id desc`,
});

const one = statement({
  name: 'saved-search-one',
  text: `select ${columns}, ${news} from saved_search s where s.account_id = $1 and s.id = $3`,
});

const lock = statement({
  name: 'saved-search-lock-account',
  text: 'select from account where id = $1 for update',
});

const known = statement({
  name: 'saved-search-known',
  text: `select count(*)::int as total, max(id) filter (where query = $2 and store is not distinct from $3) as known
    from saved_search where account_id = $1`,
});

const change = statement({
  name: 'saved-search-change',
  text: `update saved_search set name = $3, frequency = $4, by_mail = $5, by_notification = $6,
      alert_due_at = case when $4 = 'never' or frequency <> $4 then null else alert_due_at end
    where account_id = $1 and id = $2`,
});

/** Matches from before a change of the alert are not sent under the new one: the owner sees them in the list. */
const settle = statement({
  name: 'saved-search-settle',
  text: `update saved_search_match m set told = true from saved_search s
    where s.id = $1 and m.search_id = s.id and not m.told and s.alert_due_at is null`,
});

const look = statement({
  name: 'saved-search-look',
  text: 'update saved_search set seen_at = $3 where account_id = $1 and id = $2',
});

const remove = statement({
  name: 'saved-search-remove',
  text: 'delete from saved_search where account_id = $1 and id = $2',
});

const turnOff = statement({
  name: 'saved-search-turn-off',
  text: `update saved_search set frequency = 'never', alert_due_at = null where id = $1 returning name`,
});

/** The latest first. */
export function savedSearchesOf(queries: Queries, accountId: number, now: number): Promise<SearchRow[]> {
  return queries.rows(list, [accountId, new Date(now)]);
}

/** Undefined for the search of another user too. */
export function savedSearchOf(
  queries: Queries,
  accountId: number,
  id: number,
  now: number,
): Promise<SearchRow | undefined> {
  return queries.row(one, [accountId, new Date(now), id]);
}

/** Serialises changes of a user's searches, counts them, and finds the one with this filter. */
export async function lockSearches(
  transaction: Transaction,
  accountId: number,
  wanted: { query: string; store: string | null },
): Promise<{ total: number; known: number | null }> {
  // Counted by a separate statement: one that waits for the lock would still see the state before the wait.
  await transaction.run(lock, [accountId]);
  const row = await transaction.row(known, [accountId, wanted.query, wanted.store]);
  return row ?? { total: 0, known: null };
}

/** Changes a search of the account's own. */
export async function changeSearch(
  transaction: Transaction,
  accountId: number,
  id: number,
  { name, frequency, by_mail: byMail, by_notification: byNotification }: SearchChange,
): Promise<void> {
  await transaction.run(change, [accountId, id, name, frequency, byMail, byNotification]);
  await transaction.run(settle, [id]);
}

/** Records that the offers of a search were viewed. */
export async function lookAtSearch(
  queries: Queries,
  accountId: number,
  id: number,
  now: number,
): Promise<void> {
  await queries.run(look, [accountId, id, new Date(now)]);
}

/** False if the account has no such search. */
export async function removeSearch(queries: Queries, accountId: number, id: number): Promise<boolean> {
  return (await queries.run(remove, [accountId, id])) === 1;
}

/** Turns off the alerts of a search and returns its name; undefined for an unknown search. */
export async function turnOffSearch(transaction: Transaction, id: number): Promise<string | undefined> {
  const row = await transaction.row(turnOff, [id]);
  await transaction.run(settle, [id]);
  return row?.name;
}
