import { nextInstant } from '../auction-state.ts';
import type { AuctionState } from '../auction-state.ts';
import { numberEntries } from '../ledger/ledger-entry.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';

export type MovedEnd =
  | { readonly kind: 'moved'; readonly state: AuctionState; readonly entries: readonly LedgerEntry[] }
  | { readonly kind: 'refused'; readonly reason: 'not-open' | 'not-later' };

/**
 * Announces a later end of an open auction, after a stay or a correction (rules 0.31, 0.32): extensions count from it. It may come after
 * the end itself, if a stay prevented the auction from closing. An M line records the new end. Both instants in epoch milliseconds.
 */
export function moveAuctionEnd(state: AuctionState, newEnd: number, clock: number): MovedEnd {
  if (state.status !== 'A') return { kind: 'refused', reason: 'not-open' };
  const at = nextInstant(state, clock);
  if (newEnd <= state.end || newEnd <= at) return { kind: 'refused', reason: 'not-later' };
  const entries = numberEntries([{ participant: null, type: 'M', value: newEnd }], state.sequence, at);
  return {
    kind: 'moved',
    state: {
      ...state,
      end: newEnd,
      announcedEnd: newEnd,
      sequence: state.sequence + entries.length,
      lastAt: at,
    },
    entries,
  };
}
