import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { isShown } from '../shown-offers/public.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

/** A search whose owner is to be notified. */
export interface DueSearch {
  readonly id: number;
  readonly account_id: number;
  readonly name: string;
  readonly query: string;
  readonly store: string | null;
  readonly idiom: 'PTBR' | 'EN';
  readonly by_mail: boolean;
  readonly by_notification: boolean;
  readonly person: string;
  readonly email: string;
  readonly blocked: boolean;
}

/** An offer to notify about, of `total` that are open. */
export interface FoundOffer {
  readonly search_id: number;
  readonly code: number;
  readonly title: string;
  /** The price shown to the owner of the search; 0: none. */
  readonly cents: number;
  readonly total: number;
}

const lock = statement({
  name: 'saved-search-lock-due',
  text: claim(
    `s.id, s.account_id, s.name, s.query, s.store, s.idiom, s.by_mail, s.by_notification,
      who.name as person, who.email, who.blocked_at is not null as blocked`,
    {
      from: 'saved_search s join account who on who.id = s.account_id',
      where: 's.alert_due_at <= $1',
      order: 's.alert_due_at, s.id',
      limit: '$2',
      of: 's',
    },
  ),
});

const take = statement({
  name: 'saved-search-take-found',
  text: `with told as (
      update saved_search_match set told = true where search_id = any($1::bigint[]) and not told
      returning search_id, offer_code
    ),
    ranked as (
      select told.search_id, o.code, o.title,
        price_to_have(coalesce(pp.buy_now_cents, o.buy_now_cents), a.price_cents, a.bid_count) as cents,
        count(*) over (partition by told.search_id)::int as total,
        row_number() over (partition by told.search_id order by o.code desc) as place
      from told join saved_search s on s.id = told.search_id join account who on who.id = s.account_id
      join offer o on o.code = told.offer_code and o.status = 'A' and ${isShown('$2')}
      join auction a on a.offer_code = o.code and a.open and a.end_at > $2
      left join profile_price pp on pp.offer_code = o.code and pp.profile_code = who.profile_code and who.profile_code <> 7
    )
    select search_id, code, title, cents, total from ranked where place <= $3 order by search_id, place`,
});

const finish = statement({
  name: 'saved-search-finish-alert',
  text: 'update saved_search set alerted_at = $2, alert_due_at = null where id = any($1::bigint[])',
});

const forget = statement({
  name: 'saved-search-forget-matches',
  text: `delete from saved_search_match where (search_id, offer_code) in (
      select m.search_id, m.offer_code from saved_search_match m join offer o on o.code = m.offer_code
      where m.told and m.found_at < $1 and o.status <> 'A' limit $2)`,
});

/** Locks searches that are due; other workers skip them. */
export function lockDueSearches(transaction: Transaction, now: number, limit: number): Promise<DueSearch[]> {
  return transaction.rows(lock, [new Date(now), limit]);
}

/** Marks all matches as sent and returns the newest `most` open offers of each search. */
export function takeFound(
  transaction: Transaction,
  ids: readonly number[],
  now: number,
  most: number,
): Promise<FoundOffer[]> {
  return transaction.rows(take, [ids, new Date(now), most]);
}

/** Records that the owners have been notified. */
export async function finishAlerts(
  transaction: Transaction,
  ids: readonly number[],
  now: number,
): Promise<void> {
  await transaction.run(finish, [ids, new Date(now)]);
}

/** Removes matches of ended offers that were found before `until`; returns how many. */
export function forgetMatches(transaction: Transaction, until: number, limit: number): Promise<number> {
  return transaction.run(forget, [new Date(until), limit]);
}
