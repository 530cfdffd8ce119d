import { nextInstant } from '../auction-state.ts';
import type { AuctionState } from '../auction-state.ts';
import { numberEntries } from '../ledger/ledger-entry.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';

export type EndUnsold =
  | { readonly kind: 'ended'; readonly state: AuctionState; readonly entries: readonly LedgerEntry[] }
  | { readonly kind: 'refused'; readonly reason: 'already-closed' };

/**
 * Ends an open auction without sale because the house withdraws the offer, whatever was bid (rule 0.31): status E, and an F line without
 * participant and value. Price and leader stay as history. `clock` in epoch milliseconds.
 */
export function endUnsold(state: AuctionState, clock: number): EndUnsold {
  if (state.status !== 'A') return { kind: 'refused', reason: 'already-closed' };
  const at = nextInstant(state, clock);
  const entries = numberEntries([{ participant: null, type: 'F', value: 0 }], state.sequence, at);
  return {
    kind: 'ended',
    state: {
      ...state,
      status: 'E',
      conditionalUntil: null,
      sequence: state.sequence + entries.length,
      lastAt: at,
    },
    entries,
  };
}
