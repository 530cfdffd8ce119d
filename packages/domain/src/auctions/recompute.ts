import { openAuction } from './auction-state.ts';
import type { AuctionState } from './auction-state.ts';
import { resolveBid } from './resolve-bid.ts';
import type { Bid } from './resolve-bid.ts';

/**
 * Price, leader and reserve as the given bids alone would have made them, in their order (S-12). Everything else of the state stays:
 * above all the end, which never moves back.
 */
export function recomputeFrom(state: AuctionState, bids: readonly Bid[]): AuctionState {
  const untouched = openAuction(state);
  const settled = bids.reduce<AuctionState>((standing, bid) => {
    const { price, leader, reserveMet } = resolveBid(standing, bid);
    return { ...standing, price, leader, reserveMet, hasBid: true };
  }, untouched);
  return {
    ...state,
    price: settled.price,
    leader: settled.leader,
    reserveMet: settled.reserveMet,
    hasBid: settled.hasBid,
  };
}
