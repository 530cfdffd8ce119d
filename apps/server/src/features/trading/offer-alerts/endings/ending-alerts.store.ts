import type { EndingEvent } from '@patio/domain/messaging/alerts/ending-alerts.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { isShown } from '../../../catalogue/shown-offers/public.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';

/** An offer whose followers are to be recorded for an alert about its end. Instants in epoch milliseconds. */
export interface EndingOfferRow {
  readonly offer_code: number;
  readonly event: EndingEvent;
  readonly original_end_at: number;
  readonly end_at: number;
}

const find = statement({
  name: 'alerts.find-endings',
  text: `
    with near as (
      select a.offer_code, a.end_at, coalesce(a.moved_end_at, a.original_end_at) as original_end_at, w.event
      from auction a join offer o on o.code = a.offer_code and o.status = 'A' and ${isShown('$1')}
      cross join lateral (select event from unnest($2::text[], $3::bigint[]) u(event, before_ms)
        where a.end_at <= $1 + before_ms * interval '1 millisecond' order by before_ms limit 1) w
      where a.open and a.end_at > $1 and a.end_at <= $5)
    insert into ending_alert (offer_code, event, original_end_at)
    select n.offer_code, n.event, n.original_end_at from near n
    where not exists (select from ending_alert e
      where e.offer_code = n.offer_code and e.event = n.event and e.original_end_at = n.original_end_at)
    order by 1, 2 limit $4 on conflict do nothing`,
});

const lock = statement({
  name: 'alerts.lock-endings',
  text: claim('e.offer_code, e.event, e.original_end_at, a.end_at', {
    from: 'ending_alert e join auction a on a.offer_code = e.offer_code',
    where: 'not e.done',
    order: 'e.offer_code, e.event',
    limit: '$1',
    of: 'e',
  }),
});

const note = statement({
  name: 'alerts.note-ending',
  text: `
    with who as (
      select account_id from (
        select account_id from favourite where offer_code = $1 and created_at < $4
        union select account_id from participation where offer_code = $1 and last_at < $4) everybody
      where account_id > (select last_account_id from ending_alert
        where offer_code = $1 and event = $2 and original_end_at = $3)
      order by account_id limit $5),
    put as (
      insert into ending_notice (account_id, offer_code, event) select account_id, $1, $2 from who on conflict do nothing)
    update ending_alert set last_account_id = coalesce((select max(account_id) from who), last_account_id),
      done = (select count(*) from who) < $5
    where offer_code = $1 and event = $2 and original_end_at = $3`,
});

/** Starts the alerts of offers that are near their ends: once for each offer, event and original end. Returns how many were started. */
export function beginEndings(
  transaction: Transaction,
  now: number,
  { rules, limit }: { rules: readonly { event: EndingEvent; beforeMs: number }[]; limit: number },
): Promise<number> {
  const events = rules.map(({ event }) => event);
  const spans = rules.map(({ beforeMs }) => beforeMs);
  const horizon = new Date(now + Math.max(...spans));
  return transaction.run(find, [new Date(now), events, spans, limit, horizon]);
}

/** Locks alerts with recipients left to record; other workers skip them. */
export function lockEndings(transaction: Transaction, limit: number): Promise<EndingOfferRow[]> {
  return transaction.rows(lock, [limit]);
}

/** Records the next `limit` recipients of an alert; users who have acted since `since` know the end. */
export async function noteEnding(
  transaction: Transaction,
  { offer_code: code, event, original_end_at: end }: EndingOfferRow,
  since: number,
  limit: number,
): Promise<void> {
  await transaction.run(note, [code, event, new Date(end), new Date(since), limit]);
}
