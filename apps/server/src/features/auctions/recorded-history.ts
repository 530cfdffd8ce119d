import type { AuctionHistory } from '@patio/domain/auctions/standing-bids.ts';
import type { LedgerRow, MaximumRow } from './auctions.store.ts';

/** Ledger and maxima of one auction as the rules read them. */
export function recordedHistory(lines: readonly LedgerRow[], maxima: readonly MaximumRow[]): AuctionHistory {
  return {
    entries: lines.map((line) => ({
      seq: line.seq,
      at: line.at,
      participant: line.bidder_id,
      type: line.kind,
      value: line.value_cents,
    })),
    maxima: maxima.map((maximum) => ({
      bidderId: maximum.bidder_id,
      value: maximum.value_cents,
      at: maximum.at,
    })),
  };
}
