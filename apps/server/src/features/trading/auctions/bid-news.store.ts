import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { BidNews } from './bid-news.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

export interface OfferNews extends BidNews {
  readonly offerCode: number;
}

/** News to notify; `fell`: the price fell because bids above were withdrawn or annulled. */
export interface TakenNews extends OfferNews {
  readonly fell: boolean;
}

const note = statement({
  name: 'auctions.note-news',
  text: `insert into bid_news (offer_code, account_id, kind, value_cents, automatic, at)
    select n.*, $6::timestamptz from unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[], $5::boolean[]) n`,
});

const noteFall = statement({
  name: 'auctions.note-fallen-price',
  text: `insert into bid_news (offer_code, account_id, kind, value_cents, automatic, fell, at)
    select $1, id, 'overtaken', $3, false, true, $4 from unnest($2::bigint[]) id`,
});

const take = statement({
  name: 'auctions.take-news',
  text: `delete from bid_news where id in (${claim('id', { from: 'bid_news', where: 'true', order: 'id', limit: '$1' })})
    returning id, offer_code as "offerCode", account_id as "accountId", kind, value_cents as value, automatic, fell`,
});

/** Writes the news of a round, in its transaction. */
export async function noteBidNews(
  transaction: Transaction,
  news: readonly OfferNews[],
  now: number,
): Promise<void> {
  if (news.length === 0) return;
  await transaction.run(note, [
    news.map(({ offerCode }) => offerCode),
    news.map(({ accountId }) => accountId),
    news.map(({ kind }) => kind),
    news.map(({ value }) => value),
    news.map(({ automatic }) => automatic),
    new Date(now),
  ]);
}

/** Records news for bidders that the price fell to `value` (centavos), without a lead for them. */
export async function recordPriceDrop(
  transaction: Transaction,
  {
    offerCode,
    accountIds,
    value,
    now,
  }: {
    readonly offerCode: number;
    readonly accountIds: readonly number[];
    readonly value: number;
    readonly now: number;
  },
): Promise<void> {
  await transaction.run(noteFall, [offerCode, accountIds, value, new Date(now)]);
}

/** Takes pending news, the oldest first; after the commit no other worker gets it. */
export async function takeBidNews(transaction: Transaction, limit: number): Promise<TakenNews[]> {
  const rows = await transaction.rows(take, [limit]);
  return rows.toSorted((one, other) => one.id - other.id);
}
