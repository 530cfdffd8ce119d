import { AUCTION_DEFAULTS, openAuction, RULE_VERSION } from '../trading/auctions/auction-state.ts';
import type { AuctionState } from '../trading/auctions/auction-state.ts';
import { decideBid } from '../trading/auctions/bids/decide-bid.ts';
import type { RealAuction } from './real-auctions.ts';

export type ReplayedBid = {
  readonly leftOut: string;
  /** `leads`, `raised`, `beaten`, or the status of the refusal. */
  readonly answer: string;
  readonly extended: boolean;
};

export type ReplayedAuction = {
  readonly auction: RealAuction;
  readonly state: AuctionState;
  readonly winner: string | null;
  readonly bids: readonly ReplayedBid[];
};

export type ReplayRule = {
  /** The step that answers a challenge of so much, in cents. */
  readonly step: (amount: number) => number;
  readonly automatic: boolean;
  /** Whether to feed bids that the source's own replay left out. */
  readonly everyBid: boolean;
  readonly reserve?: number | null;
  /** The closing window in milliseconds; 0 switches it off. */
  readonly softCloseMs?: number;
};

const NO_LIMITS = { lastOwnBidAt: null, throttleMs: 0, limitReached: false };

/** Feeds the recorded bids of an auction to the engine, in their order and at their times. */
export function replayAuction(auction: RealAuction, rule: ReplayRule): ReplayedAuction {
  const numbers = new Map(
    [...new Set(auction.bids.map(({ who }) => who))].map((who, index) => [who, index + 1]),
  );
  let state = openAuction({
    offerId: 1,
    version: RULE_VERSION,
    minimumStep: 'any',
    base: auction.base,
    increment: 1,
    reserve: rule.reserve ?? null,
    // A bid of the last instant still counts there.
    originalEnd: auction.durationMs + 1,
    softCloseMs: rule.softCloseMs ?? 0,
    softCloseCapMs: AUCTION_DEFAULTS.softCloseCapMs,
    conditionalWorkingDays: 1,
  });
  const bids: ReplayedBid[] = [];
  for (const { who, amount, at, leftOut } of auction.bids) {
    if (leftOut !== '' && !rule.everyBid) continue;
    const increment = rule.step(Math.min(amount, state.leader?.maximum ?? amount));
    const bid = { bidderId: numbers.get(who) ?? 0, amount, automatic: rule.automatic, at };
    const decision = decideBid({ ...state, increment }, bid, NO_LIMITS);
    if (decision.kind === 'refused') {
      bids.push({ leftOut, answer: String(decision.refusal.status), extended: false });
      continue;
    }
    state = decision.state;
    const answer = decision.kind === 'beaten' ? 'beaten' : decision.raisedOnly ? 'raised' : 'leads';
    bids.push({ leftOut, answer, extended: decision.extended });
  }
  const leader = state.leader?.bidderId;
  const winner = [...numbers].find(([, number]) => number === leader)?.[0] ?? null;
  return { auction, state, winner, bids };
}
