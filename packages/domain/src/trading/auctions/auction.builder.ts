import { openAuction, RULE_VERSION } from './auction-state.ts';
import type { AuctionRule, AuctionState } from './auction-state.ts';
import { decideBid } from './bids/decide-bid.ts';
import type { BidContext, BidDecision } from './bids/decide-bid.ts';
import type { Bid } from './bids/resolve-bid.ts';
import type { AuctionHistory } from './bids/standing-bids.ts';

/** An hour-long auction from R$ 1.000,00 in steps of R$ 100,00, that opens at instant 0. */
export function anAuctionRule(changes: Partial<AuctionRule> = {}): AuctionRule {
  return {
    offerId: 1,
    version: RULE_VERSION,
    base: 100_000,
    increment: 10_000,
    minimumStep: 'any',
    reserve: null,
    originalEnd: 3_600_000,
    softCloseMs: 180_000,
    softCloseCapMs: 3_600_000,
    conditionalWorkingDays: 3,
    ...changes,
  };
}

/** A context in which only the bid itself matters. */
export function aFreeContext(changes: Partial<BidContext> = {}): BidContext {
  return { lastOwnBidAt: null, throttleMs: 180_000, limitReached: false, ...changes };
}

/** A manual bid, in centavos. */
export function manual(bidderId: number, amount: number, at = 1000): Bid {
  return { bidderId, amount, automatic: false, at };
}

/** An automatic bid with its maximum, in centavos. */
export function automatic(bidderId: number, amount: number, at = 1000): Bid {
  return { bidderId, amount, automatic: true, at };
}

/** An auction with its whole history and the outcome of each bid. */
export type PlayedAuction = {
  readonly state: AuctionState;
  readonly history: AuctionHistory;
  readonly decisions: readonly BidDecision[];
};

/** Places bids one after another, recording as the server would. */
export function play(rule: AuctionRule, bids: readonly Bid[]): PlayedAuction {
  const start: PlayedAuction = {
    state: openAuction(rule),
    history: { entries: [], maxima: [] },
    decisions: [],
  };
  return bids.reduce(playOne, start);
}

function playOne(played: PlayedAuction, bid: Bid): PlayedAuction {
  const decision = decideBid(played.state, bid, aFreeContext());
  const decisions = [...played.decisions, decision];
  if (decision.kind === 'refused') return { ...played, decisions };
  return {
    state: decision.state,
    history: {
      entries: [...played.history.entries, ...decision.entries],
      maxima:
        decision.maximum === null ? played.history.maxima : [...played.history.maxima, decision.maximum],
    },
    decisions,
  };
}
