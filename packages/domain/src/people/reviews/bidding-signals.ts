import type { BiddingSignals } from './pattern-score.ts';

/** The relevant part of a ledger line: manual 'L' or automatic 'P', and its bidder. */
export interface BidLine {
  readonly bidderId: number;
  readonly type: 'L' | 'P';
}

/** What a user did on all ended offers of the last year, this one included. */
export interface BiddingPast {
  readonly offers: number;
  /** Those that belong to the seller of this offer. */
  readonly ofThisSeller: number;
  readonly won: number;
}

/** With fewer offers a share is not meaningful. */
const ENOUGH_OFFERS = 3;
const PUSHES = 3;
const MANY_PUSHES = 5;

/** The measures of one bidder on one ended offer; `lines` in the order of the ledger. */
export function biddingSignals(
  bidderId: number,
  lines: readonly BidLine[],
  past: BiddingPast,
): BiddingSignals {
  const manual = lines.filter((line) => line.type === 'L');
  const known = past.offers >= ENOUGH_OFFERS;
  const pushes = longestRun(bidderId, manual);
  return {
    tendency: known ? past.ofThisSeller / past.offers : 0,
    biddingRatio: manual.length === 0 ? 0 : count(bidderId, manual) / manual.length,
    successiveOutbidding: pushes >= MANY_PUSHES ? 1 : pushes >= PUSHES ? 0.5 : 0,
    losingRatio: known ? 1 - past.won / past.offers : 0,
  };
}

const count = (bidderId: number, lines: readonly BidLine[]): number =>
  lines.filter((line) => line.bidderId === bidderId).length;

/**
 * How often at most they bid with no manual bid by others in between. Nobody can outbid themselves here; pushing up an automatic bidder is
 * the closest equivalent.
 */
function longestRun(bidderId: number, manual: readonly BidLine[]): number {
  let longest = 0;
  let run = 0;
  for (const line of manual) {
    run = line.bidderId === bidderId ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
