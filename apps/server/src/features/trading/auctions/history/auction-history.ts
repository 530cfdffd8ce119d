import type { AuctionHistory } from '@patio/domain/trading/auctions/bids/standing-bids.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { auctionReader } from '../auctions.store.ts';
import { recordedHistory } from './recorded-history.ts';

/** Ledger and maxima of an offer, as the rules read them. */
export async function auctionHistory(queries: Queries, offerCode: number): Promise<AuctionHistory> {
  const reader = auctionReader(queries);
  return recordedHistory(await reader.ledger(offerCode), await reader.maxima(offerCode));
}
