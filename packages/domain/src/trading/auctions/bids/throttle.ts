import type { TooSoon } from '../../../checks/order-of-checks.ts';
import type { AuctionState, BidderId } from '../auction-state.ts';
import { inClosingWindow } from '../ends/soft-close.ts';

/** A bidder's own last recorded bid on the offer (null for none) and the interval between two bids; 0 turns it off. */
export type ThrottleContext = { readonly lastOwnBidAt: number | null; readonly throttleMs: number };

/**
 * Whether a bid comes too soon after the bidder's own last one (S-03, rules 0.4); null if it does not. Never inside the closing window, and
 * never for a user who has been outbid, that is, anyone who has bid and does not lead.
 */
export function tooSoon(
  state: AuctionState,
  bidderId: BidderId,
  at: number,
  context: ThrottleContext,
): TooSoon | null {
  if (context.lastOwnBidAt === null || context.throttleMs <= 0) return null;
  if (state.leader?.bidderId !== bidderId || inClosingWindow(state, at)) return null;
  const elapsed = at - context.lastOwnBidAt;
  if (elapsed >= context.throttleMs) return null;
  return {
    retryAfterMs: context.throttleMs - elapsed,
    minutesSinceLastBid: Math.max(0, Math.floor(elapsed / 60_000)),
  };
}
