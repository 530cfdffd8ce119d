import { sellingTopic, type SellingEvent } from '@patio/domain/messaging/selling-side/selling-events.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** An event that sellers must be notified of. */
export interface SellingNews {
  readonly event: SellingEvent;
  readonly offerCode: number;
  /** Number of the purchase, proposal, question, second chance or cancellation; of the offer if it is about the auction itself. */
  readonly ref: number;
  /** Distinguishes repeated events about one subject. */
  readonly step?: number;
  /** Epoch milliseconds UTC. */
  readonly at: number;
}

const note = statement({
  name: 'selling-side.note',
  text: `insert into selling_news (offer_code, topic, event, ref, step, at, due_at) values ($1, $2, $3, $4, $5, $6, $6)
         on conflict (offer_code, event, ref, step) do nothing`,
});

/**
 * Records an event for sellers, in the transaction that causes it (decision 0070). A deal waits for nothing more: the worker removes the
 * row in the transaction that sends it.
 */
export async function recordSellingEvent(transaction: Transaction, news: SellingNews): Promise<void> {
  const { event, offerCode, ref, step = 0, at } = news;
  await transaction.run(note, [offerCode, sellingTopic(event), event, ref, step, new Date(at)]);
}
