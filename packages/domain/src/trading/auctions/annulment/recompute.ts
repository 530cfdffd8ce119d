import { openAuction } from '../auction-state.ts';
import type { AuctionState } from '../auction-state.ts';
import { resolveBid } from '../bids/resolve-bid.ts';
import type { Bid } from '../bids/resolve-bid.ts';

/**
 * Price, leader and reserve that the given bids alone would have produced, in their order (S-12). Everything else of the state stays: above
 * all the end, which never moves back.
 */
export function recomputeFrom(state: AuctionState, bids: readonly Bid[]): AuctionState {
  const { price, leader, reserveMet, hasBid } = replayed(state, bids).settled;
  return { ...state, price, leader, reserveMet, hasBid };
}

/** How many visible bids the given ones alone would have produced, including automatic answers (rule 0.34). */
export function recountFrom(state: AuctionState, bids: readonly Bid[]): number {
  return replayed(state, bids).visible;
}

function replayed(state: AuctionState, bids: readonly Bid[]) {
  let settled = openAuction(state);
  let visible = 0;
  for (const bid of bids) {
    const { price, leader, reserveMet, visible: lines } = resolveBid(settled, bid);
    settled = { ...settled, price, leader, reserveMet, hasBid: true };
    visible += lines.length;
  }
  return { settled, visible };
}
