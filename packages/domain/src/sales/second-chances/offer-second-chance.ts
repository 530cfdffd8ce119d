import type { AuctionState, BidderId } from '../../trading/auctions/auction-state.ts';
import { runnerUp } from '../../trading/auctions/ends/runner-up.ts';
import type { AuctionHistory } from '../../trading/auctions/bids/standing-bids.ts';
import { SECOND_CHANCE_TERM } from './second-chance.ts';
import type { SecondChance } from './second-chance.ts';

/** The facts when staff offer a second chance; days of 24 hours, instant in epoch milliseconds. */
export type SecondChanceFacts = {
  /** Buyers of this offer who defaulted on their purchase; there is no second chance without one. */
  readonly defaulters: readonly BidderId[];
  /** Earlier second chances of this offer, whatever their outcome. */
  readonly earlier: readonly Pick<SecondChance, 'bidderId' | 'status'>[];
  /** Bidders who may not buy: blocked accounts, and those blocked by their strikes. */
  readonly barred: readonly BidderId[];
  /** The auction has an open review flag. */
  readonly underReview: boolean;
  readonly days: number;
  readonly at: number;
};

export type SecondChanceOffer =
  | { readonly kind: 'offered'; readonly chance: SecondChance }
  | {
      readonly kind: 'refused';
      readonly reason:
        | 'not-defaulted'
        | 'invalid-term'
        | 'already-offered'
        | 'under-review'
        | 'nobody-left'
        | 'not-for-sale'
        | 'before-end';
    };

/**
 * Decides a second chance (S-11): an auction whose buyer defaulted goes to the next best bidder, one at a time and each bidder once, for 1
 * to 7 days. A suspicious auction is reviewed first: a second chance right after a bid that only drove the price up would look like shill
 * bidding. Before the end there is none: the offer may be reopened, and the next bidder's maximum is still secret (rules 0.28, 0.41).
 * Whether the bidder has allowance left is checked by the caller, who knows their other offers.
 */
export function offerSecondChance(
  state: AuctionState,
  history: AuctionHistory,
  facts: SecondChanceFacts,
): SecondChanceOffer {
  const reason = objection(state, facts);
  if (reason !== null) return { kind: 'refused', reason };
  const passedOver = new Set([
    ...facts.defaulters,
    ...facts.barred,
    ...facts.earlier.map(({ bidderId }) => bidderId),
  ]);
  const next = runnerUp(state, history, passedOver);
  if (next === null) return { kind: 'refused', reason: 'nobody-left' };
  const deadline = facts.at + facts.days * SECOND_CHANCE_TERM.dayMs;
  return { kind: 'offered', chance: { ...next, deadline, status: 'offered' } };
}

function objection(state: AuctionState, facts: SecondChanceFacts) {
  const { leastDays, mostDays } = SECOND_CHANCE_TERM;
  if (state.status !== 'E' || state.conditionalUntil !== null) return 'not-for-sale';
  if (facts.at < state.end) return 'before-end';
  if (facts.defaulters.length === 0) return 'not-defaulted';
  if (!Number.isInteger(facts.days) || facts.days < leastDays || facts.days > mostDays) return 'invalid-term';
  if (facts.earlier.some(({ status }) => status === 'offered')) return 'already-offered';
  return facts.underReview ? 'under-review' : null;
}
