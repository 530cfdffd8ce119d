import { nextInstant } from '../auction-state.ts';
import type { AuctionState } from '../auction-state.ts';
import { numberEntries } from '../ledger/ledger-entry.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import type { RunnerUp } from './runner-up.ts';

export type RunnerUpSale =
  | { readonly kind: 'sold'; readonly state: AuctionState; readonly entries: readonly LedgerEntry[] }
  | { readonly kind: 'refused'; readonly reason: 'not-for-sale' };

/**
 * Sells an auction that ended without sale to the next bidder, at the price of their second chance: status V, they lead from then on, line
 * F with them and the price. Refused if it is open, sold, or a best bid below the reserve still waits for the sales team.
 */
export function sellToRunnerUp(state: AuctionState, buyer: RunnerUp, clock: number): RunnerUpSale {
  if (state.status !== 'E' || state.conditionalUntil !== null) {
    return { kind: 'refused', reason: 'not-for-sale' };
  }
  const at = nextInstant(state, clock);
  const entries = numberEntries(
    [{ participant: buyer.bidderId, type: 'F', value: buyer.value }],
    state.sequence,
    at,
  );
  return {
    kind: 'sold',
    state: {
      ...state,
      status: 'V',
      price: buyer.value,
      hasBid: true,
      leader: { bidderId: buyer.bidderId, maximum: buyer.value, since: at, automatic: false },
      reserveMet: state.reserve === null || buyer.value >= state.reserve,
      sequence: state.sequence + entries.length,
      lastAt: at,
    },
    entries,
  };
}
