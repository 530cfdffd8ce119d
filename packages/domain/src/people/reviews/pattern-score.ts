/**
 * How a user bid on one offer, in the measures of Alzahrani and Sadaoui's published shill-bidding data. All between 0 and 1. Their other
 * measures (how early and how late they bid, the opening price, the length of the auction) do not improve the detection on that data, so
 * they are not used.
 */
export interface BiddingSignals {
  /** Share of the offers they bid on that belong to this seller. */
  readonly tendency: number;
  /** Share of the bids on this offer that are theirs. */
  readonly biddingRatio: number;
  /** 0, 0.5 or 1: whether they raised the price repeatedly with nobody else bidding in between. */
  readonly successiveOutbidding: number;
  /** 1 less the share of the offers they bid on that they won. */
  readonly losingRatio: number;
}

const FREQUENT_SELLER = 0.1;
const MANY_OF_THE_BIDS = 0.2;
const HARDLY_WINS = 0.6;
const SUSPICIOUS_FROM = 5;

/** Suspicion score, 0 to 10: the sum of the signs. */
export function patternScore(signals: BiddingSignals): number {
  return (
    6 * signals.successiveOutbidding +
    (signals.tendency >= FREQUENT_SELLER ? 1 : 0) +
    (signals.biddingRatio >= MANY_OF_THE_BIDS ? 1 : 0) +
    (signals.losingRatio >= HARDLY_WINS ? 2 : 0)
  );
}

/**
 * Whether staff should review the bidding: no single sign is enough unless it is the plainest. Thresholds and weights are tuned on the
 * auctions with even numbers of the published data; a test keeps precision and recall on all of it above a floor.
 */
export function isSuspiciousPattern(signals: BiddingSignals): boolean {
  return patternScore(signals) >= SUSPICIOUS_FROM;
}
