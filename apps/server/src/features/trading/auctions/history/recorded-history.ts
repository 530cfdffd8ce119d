import type { AuctionHistory } from '@patio/domain/trading/auctions/bids/standing-bids.ts';
import type { LedgerRow, MaximumRow } from '../auctions.store.ts';

type Line = Pick<LedgerRow, 'seq' | 'at' | 'kind' | 'bidder_id' | 'value_cents'>;

/** Ledger and maxima of one auction as the rules read them. */
export function recordedHistory(lines: readonly Line[], maxima: readonly MaximumRow[]): AuctionHistory {
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
