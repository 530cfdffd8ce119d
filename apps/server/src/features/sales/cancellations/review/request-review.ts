import type { Transaction } from '../../../../platform/db/database.ts';
import { cancellationWriter, type NewCancellation } from '../cancellations.store.ts';

/**
 * Stores the cancellation request of a purchase (or, without one, the request to be released from a best bid) for the sales team, and marks
 * the purchase. Returns its number. The caller holds the lock of the offer.
 */
export async function requestReview(
  transaction: Transaction,
  cancellation: Omit<NewCancellation, 'outcome' | 'proposalCode'>,
): Promise<number> {
  const writer = cancellationWriter(transaction);
  if (cancellation.purchaseCode !== null) await writer.review(cancellation.purchaseCode, cancellation.at);
  return writer.insert({ ...cancellation, proposalCode: null, outcome: 'review' });
}
