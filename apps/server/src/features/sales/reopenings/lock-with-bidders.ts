import type { Transaction } from '../../../platform/db/database.ts';
import { biddersIn } from '../annulments/public.ts';
import { auctionHistory, auctionLocker, type AuctionRow } from '../../trading/auctions/public.ts';

/**
 * Locks an offer that may reopen, and then its buyer together with everyone who has bid on it, in one statement: locking them one after the
 * other could deadlock with a round of bids (decision 0069).
 */
export async function lockWithBidders(
  transaction: Transaction,
  offerCode: number,
  buyerId: number,
): Promise<AuctionRow | undefined> {
  const locker = auctionLocker(transaction);
  const row = await locker.lockHidden(offerCode);
  if (!row) return undefined;
  const history = await auctionHistory(transaction, offerCode);
  await locker.lockAccounts([buyerId, ...biddersIn(history)]);
  return row;
}
