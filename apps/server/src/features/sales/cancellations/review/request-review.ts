import type { Transaction } from '../../../../platform/db/database.ts';
import { cancellationWriter, type NewCancellation } from '../cancellations.store.ts';

/**
 * Keeps the wish to cancel a purchase (or, without one, to be let go of a best bid) that the sales team is to answer, and marks the purchase.
 * Gives its number. The caller holds the lock of the offer.
 */
export async function requestReview(
  transaction: Transaction,
  wish: Omit<NewCancellation, 'outcome' | 'proposalCode'>,
): Promise<number> {
  const writer = cancellationWriter(transaction);
  if (wish.purchaseCode !== null) await writer.review(wish.purchaseCode, wish.at);
  return writer.insert({ ...wish, proposalCode: null, outcome: 'review' });
}
