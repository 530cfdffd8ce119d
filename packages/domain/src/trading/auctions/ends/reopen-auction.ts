import { AUCTION_DEFAULTS, nextInstant } from '../auction-state.ts';
import type { AuctionState } from '../auction-state.ts';
import { numberEntries } from '../ledger/ledger-entry.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import { recomputeFrom } from '../annulment/recompute.ts';
import { bidsInOrder, standingHistory } from '../bids/standing-bids.ts';
import type { AuctionHistory } from '../bids/standing-bids.ts';

export type Reopening =
  | { readonly kind: 'reopened'; readonly state: AuctionState; readonly entries: readonly LedgerEntry[] }
  | { readonly kind: 'refused'; readonly reason: 'not-ended' | 'conditional' | 'end-passed' };

/**
 * Reopens an auction whose sale fell through before its end (rule 0.28): status A, price and leader as its bids determine, the end at least
 * a day away. After the end it is refused: then there are second chances, and never an automatic award. An R line records the new end.
 * `clock` in epoch milliseconds.
 */
export function reopenAuction(state: AuctionState, history: AuctionHistory, clock: number): Reopening {
  if (state.status === 'A') return { kind: 'refused', reason: 'not-ended' };
  if (state.conditionalUntil !== null) return { kind: 'refused', reason: 'conditional' };
  const at = nextInstant(state, clock);
  if (at >= state.end) return { kind: 'refused', reason: 'end-passed' };
  const end = Math.max(state.end, at + AUCTION_DEFAULTS.reopenedForMs);
  const entries = numberEntries([{ participant: null, type: 'R', value: end }], state.sequence, at);
  return {
    kind: 'reopened',
    state: {
      ...recomputeFrom(state, bidsInOrder(standingHistory(history, state.version))),
      status: 'A',
      end,
      announcedEnd: end > state.end ? end : state.announcedEnd,
      sequence: state.sequence + entries.length,
      lastAt: at,
    },
    entries,
  };
}
