import type { SellingEvent, SellingTopic } from '@patio/domain/messaging/selling-side/selling-events.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';

/** One piece of news. Instants in epoch milliseconds UTC. */
export interface NewsRow {
  readonly id: number;
  readonly event: SellingEvent;
  readonly ref: number;
  readonly step: number;
  readonly at: number;
}

/** News of one offer that are sent together. */
export interface NewsGroup {
  readonly offer_code: number;
  readonly topic: SellingTopic;
}

const head = statement({
  name: 'selling-side.lock-head',
  text: claim('offer_code, topic', {
    from: 'selling_news',
    where: 'due_at <= $1',
    order: 'due_at, id',
    limit: 1,
  }),
});

const group = statement({
  name: 'selling-side.lock-group',
  text: claim('id, event, ref, step, at', {
    from: 'selling_news',
    where: 'offer_code = $1 and topic = $2 and due_at <= $3',
    order: 'id',
    limit: 'all',
  }),
  shape: shape<Pick<NewsRow, 'event'>>(),
});

const remove = statement({
  name: 'selling-side.remove-news',
  text: 'delete from selling_news where id = any($1::bigint[])',
});

const postpone = statement({
  name: 'selling-side.postpone',
  text: 'update selling_news set due_at = $3 where offer_code = $1 and topic = $2 and due_at < $3',
});

const lockPause = statement({
  name: 'selling-side.lock-pause',
  text: `insert into selling_pause (offer_code, topic)
         select $1, $2 where exists (select from offer where code = $1)
         on conflict (offer_code, topic) do update set topic = excluded.topic returning told_at`,
});

const pause = statement({
  name: 'selling-side.pause',
  text: 'update selling_pause set told_at = $3 where offer_code = $1 and topic = $2',
});

const keyOf = ({ offer_code: offerCode, topic }: NewsGroup) => [offerCode, topic] as const;

/** Takes and postpones pending news. */
export function newsDesk(transaction: Transaction) {
  return {
    /** The group with the longest overdue news that no other worker holds. */
    head: (now: number) => transaction.row(head, [new Date(now)]),
    /** Its due news, in chronological order. */
    news: (of: NewsGroup, now: number) => transaction.rows(group, [...keyOf(of), new Date(now)]),
    remove: (ids: readonly number[]) => transaction.run(remove, [ids]),
    /** When similar news was last sent; null: never. Other workers wait with this group until the transaction ends. */
    lockPause: async (of: NewsGroup): Promise<number | null> =>
      (await transaction.row(lockPause, keyOf(of)))?.told_at ?? null,
    pause: (of: NewsGroup, now: number) => transaction.run(pause, [...keyOf(of), new Date(now)]),
  };
}

/** Postpones a group until an instant. */
export async function postponeNews(queries: Queries, of: NewsGroup, at: number): Promise<void> {
  await queries.run(postpone, [...keyOf(of), new Date(at)]);
}
