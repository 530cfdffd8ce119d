import { nextInstant } from '../auction-state.ts';
import type { AuctionState } from '../auction-state.ts';
import { numberEntries } from '../ledger/ledger-entry.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';

export type DefaultDecision =
  | { readonly kind: 'defaulted'; readonly state: AuctionState; readonly entries: readonly LedgerEntry[] }
  | { readonly kind: 'refused'; readonly reason: 'not-sold' };

/**
 * Cancels a sale because its buyer defaulted (S-11): status E, as ended without sale. Price and leader stay as history, so that the ledger
 * still shows what was bid. A further F line without participant and value records it; `clock` in epoch ms.
 */
export function decideDefault(state: AuctionState, clock: number): DefaultDecision {
  if (state.status !== 'V') return { kind: 'refused', reason: 'not-sold' };
  const at = nextInstant(state, clock);
  const entries = numberEntries([{ participant: null, type: 'F', value: 0 }], state.sequence, at);
  return {
    kind: 'defaulted',
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
