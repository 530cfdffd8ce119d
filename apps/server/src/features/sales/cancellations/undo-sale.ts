import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { reopenOffer } from '../reopenings/public.ts';
import { endCancelledSale } from './end-cancelled-sale.ts';

/**
 * Undoes the sale of a purchase that its buyer cancelled alone: before its end the offer reopens for everyone, as if it had not been sold
 * (rule 0.28); after it, it has ended without sale. The purchase is already cancelled, and the caller holds the lock of the offer; `at` in
 * epoch milliseconds.
 */
export async function undoSale(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { reason, at }: { readonly reason: 'purchase-cancelled' | 'regret'; readonly at: number },
): Promise<void> {
  // A vehicle that was handed over must be returned before it can be sold again.
  if (row.status === 'X') return;
  const { offer_code: offerCode } = row;
  const { result } = await reopenOffer(deps, transaction, { offerCode, reason, now: at });
  if (result !== 'reopened') await endCancelledSale(transaction, row, at);
}
