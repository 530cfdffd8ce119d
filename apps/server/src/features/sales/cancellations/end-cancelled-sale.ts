import { decideDefault } from '@patio/domain/trading/auctions/ends/decide-default.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { auctionState, saveAuctions, type AuctionRow } from '../../trading/auctions/public.ts';

/**
 * Ends an offer without sale after its purchase was cancelled, so that it is shown as sold to nobody and the next bidder can have it
 * (S-11). If the vehicle was handed over, the offer stays as it is. The caller holds the lock of the offer; `at` in epoch milliseconds.
 */
export async function endCancelledSale(transaction: Transaction, row: AuctionRow, at: number): Promise<void> {
  if (row.status === 'X') return;
  const decision = decideDefault(auctionState(row), at);
  if (decision.kind === 'refused') return;
  await saveAuctions(transaction, [{ before: row, ...decision, maxima: [], outcome: 'defaulted' }]);
}
