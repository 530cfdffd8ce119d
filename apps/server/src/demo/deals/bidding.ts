import type { AuctionState } from '@patio/domain/trading/auctions/auction-state.ts';
import { decideBid, type RecordedBid } from '@patio/domain/trading/auctions/bids/decide-bid.ts';
import type { SeededRandom } from '@patio/pictures/drawing/seeded-random.ts';

/** An attempted bid with its result. */
export interface PlayedBid {
  readonly bidderId: number;
  readonly amount: number;
  readonly automatic: boolean;
  readonly decision: { readonly kind: 'accepted' | 'beaten' } & RecordedBid;
}

/** Who bids and when; amounts in centavos, instants in epoch milliseconds UTC. */
export interface BiddingPlan {
  readonly bids: number;
  /** People who may bid. */
  readonly crowd: readonly [number, ...number[]];
  /** Who takes the lead in turn at the end. */
  readonly lead: readonly number[];
  /** A maximum that one of the crowd sets before the others take the lead; null for none. */
  readonly maximum: number | null;
  readonly from: number;
  readonly until: number;
  readonly throttleMs: number;
  /** The price at which the crowd stops. */
  readonly ceiling: number;
  /** Whether a user may lead no more offers. */
  readonly isFull: (bidderId: number) => boolean;
}

/** Plays an auction through the engine, bid by bid, at instants in the past; refused bids leave no trace, as in reality. */
export function playBids(opened: AuctionState, plan: BiddingPlan, random: SeededRandom): PlayedBid[] {
  const played: PlayedBid[] = [];
  const lastBids = new Map<number, number>();
  let state = opened;
  const bid = (bidderId: number, amount: number, automatic: boolean, at: number) => {
    const decision = decideBid(
      state,
      { bidderId, amount, automatic, at },
      {
        lastOwnBidAt: lastBids.get(bidderId) ?? null,
        throttleMs: plan.throttleMs,
        limitReached: plan.isFull(bidderId),
      },
    );
    if (decision.kind === 'refused') return;
    played.push({ bidderId, amount, automatic, decision });
    lastBids.set(bidderId, decision.at);
    state = decision.state;
  };
  const steps = plan.bids + plan.lead.length;
  const instant = (step: number) =>
    step === steps - 1
      ? plan.until
      : Math.floor(plan.from + (plan.until - plan.from) * ((step + random.between(0.1, 0.9)) / steps));
  for (let step = 0; step < plan.bids; step += 1) {
    const amount = nextAmount(state, random);
    if (amount <= plan.ceiling) bid(random.pick(plan.crowd), amount, random.next() < 0.4, instant(step));
  }
  if (plan.maximum !== null) bid(random.pick(plan.crowd), plan.maximum, true, instant(plan.bids - 1));
  plan.lead.forEach((bidderId, place) => {
    const above =
      Math.max(state.price, state.leader?.maximum ?? 0) + state.increment * (state.hasBid ? 2 + place : 0);
    bid(bidderId, above, (bidderId + place) % 3 !== 0, instant(plan.bids + place));
  });
  return played;
}

/** A few steps above the price, sometimes an odd amount. */
function nextAmount(state: AuctionState, random: SeededRandom): number {
  if (!state.hasBid && state.price > 0)
    return state.price + state.increment * Math.floor(random.between(0, 3));
  const odd = random.next() < 0.15 ? 5000 : 0;
  return state.price + state.increment * Math.ceil(random.between(0.2, 5)) + odd;
}
