/**
 * How a user bid on one offer, in the measures of Alzahrani and Sadaoui's published shill-bidding data. All between 0 and 1. What
 * else they measured (how early and how late they bid, the opening price, the length of the auction) tells shills from others no better on
 * that data, so it does not count.
 */
export interface BiddingSignals {
  /** Share of the offers they bid on that are of this seller. */
  readonly tendency: number;
  /** Share of the bids on this offer that are theirs. */
  readonly biddingRatio: number;
  /** 0, 0.5 or 1: whether they raised the price again and again with nobody else bidding in between. */
  readonly successiveOutbidding: number;
  /** 1 less the share of the offers they bid on that they won. */
  readonly losingRatio: number;
}

const FREQUENT_SELLER = 0.1;
const MANY_OF_THE_BIDS = 0.2;
const HARDLY_WINS = 0.6;
const SUSPICIOUS_FROM = 5;

/** Points of suspicion, 0 to 10, one sign adding to the other. */
export function patternScore(signals: BiddingSignals): number {
  return (
    6 * signals.successiveOutbidding +
    (signals.tendency >= FREQUENT_SELLER ? 1 : 0) +
    (signals.biddingRatio >= MANY_OF_THE_BIDS ? 1 : 0) +
    (signals.losingRatio >= HARDLY_WINS ? 2 : 0)
  );
}

/**
 * Whether the bidding should be looked at by a user: no single sign is enough unless it is the plainest. Thresholds and weights are tuned on
 * the published data, on the auctions of even number; a test holds precision and recall on all of it above a floor.
 */
export function isSuspiciousPattern(signals: BiddingSignals): boolean {
  return patternScore(signals) >= SUSPICIOUS_FROM;
}
