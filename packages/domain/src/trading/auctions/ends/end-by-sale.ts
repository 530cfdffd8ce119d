import type { Centavos } from '../../../money/centavos.ts';
import { nextInstant } from '../auction-state.ts';
import type { AuctionState, BidderId } from '../auction-state.ts';
import { numberEntries } from '../ledger/ledger-entry.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';

/** A sale outside the bidding: bought at once (S-06) or an accepted proposal (S-07). Price in centavos. */
export type SaleOutsideBidding = {
  readonly buyerId: BidderId;
  readonly price: Centavos;
  readonly at: number;
};

export type EndBySale =
  | { readonly kind: 'ended'; readonly state: AuctionState; readonly entries: readonly LedgerEntry[] }
  | { readonly kind: 'refused'; readonly reason: 'already-closed' };

/**
 * Ends the bidding of an open offer because it was sold outside it: status V, line F with buyer and price. The auction's own price and
 * leader stay as they were, as history.
 */
export function endBySale(state: AuctionState, sale: SaleOutsideBidding): EndBySale {
  if (state.status !== 'A') return { kind: 'refused', reason: 'already-closed' };
  const at = nextInstant(state, sale.at);
  const entries = numberEntries(
    [{ participant: sale.buyerId, type: 'F', value: sale.price }],
    state.sequence,
    at,
  );
  return {
    kind: 'ended',
    state: { ...state, status: 'V', sequence: state.sequence + entries.length, lastAt: at },
    entries,
  };
}
