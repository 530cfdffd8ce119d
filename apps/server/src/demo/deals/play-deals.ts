import type { AuctionState } from '@patio/domain/trading/auctions/auction-state.ts';
import { decideClose } from '@patio/domain/trading/auctions/ends/decide-close.ts';
import { decideConditional } from '@patio/domain/trading/auctions/ends/decide-conditional.ts';
import { decideDefault } from '@patio/domain/trading/auctions/ends/decide-default.ts';
import { endBySale } from '@patio/domain/trading/auctions/ends/end-by-sale.ts';
import type { LedgerEntry } from '@patio/domain/trading/auctions/ledger/ledger-entry.ts';
import { seededRandom } from '@patio/pictures/drawing/seeded-random.ts';
import { auctionState, type AuctionRow } from '../../features/trading/auctions/public.ts';
import { playBids, type BiddingPlan, type PlayedBid } from './bidding.ts';
import { cancellationAskedAt } from './demo-sales.ts';
import type { EndedDeal } from './ended-deals.ts';
import type { OfferRole } from './offer-roles.ts';
import type { AccountKey } from '../people/people.ts';
import { lastBidAt } from './running-deals.ts';

const HOUR = 3_600_000;

type Outcome = 'sold' | 'conditional' | 'unsold' | 'bought' | 'accepted' | 'defaulted';

/** The sale that ended an offer. Value in centavos, instant in epoch milliseconds UTC. */
export interface PlayedSale {
  readonly buyerId: number;
  readonly origin: 'buy' | 'bid' | 'proposal';
  readonly value: number;
  readonly at: number;
  readonly deal: EndedDeal;
}

/** Everything that happened on one offer, as decided by the engine. */
export interface PlayedDeal {
  readonly row: AuctionRow;
  readonly role: OfferRole;
  readonly state: AuctionState;
  readonly bids: readonly PlayedBid[];
  readonly endEntries: readonly LedgerEntry[];
  readonly outcome: Outcome | null;
  readonly sale: PlayedSale | null;
}

/** The bidders of the demo world, with their current deals. */
export interface BiddingWorld {
  readonly account: (key: AccountKey) => number;
  readonly crowd: readonly [number, ...number[]];
  /** How many open offers a user may lead. */
  readonly allowed: (accountId: number) => number;
  readonly now: number;
  readonly throttleMs: number;
}

/** Plays the past of every offer: bid by bid, then the end if there is one. Pure. */
export function playDeals(
  offers: readonly { row: AuctionRow; role: OfferRole | undefined }[],
  world: BiddingWorld,
): PlayedDeal[] {
  const led = new Map<number, number>();
  return offers.map(({ row, role }) => {
    if (!role) throw new Error('An offer of the demo world has no role.');
    const played = playDeal(row, role, world, led);
    const leader = played.state.status === 'A' ? played.state.leader : null;
    if (leader) led.set(leader.bidderId, (led.get(leader.bidderId) ?? 0) + 1);
    return played;
  });
}

function playDeal(
  row: AuctionRow,
  role: OfferRole,
  world: BiddingWorld,
  led: ReadonlyMap<number, number>,
): PlayedDeal {
  const opened = auctionState(row);
  const random = seededRandom(`patio-demo/bids/${role.index}`);
  const bids = role.bids === 0 ? [] : playBids(opened, planOf(opened, row, role, world, led), random);
  const state = bids.at(-1)?.decision.state ?? opened;
  const base: PlayedDeal = { row, role, state, bids, endEntries: [], outcome: null, sale: null };
  if (role.ended === null) return base;
  const ended =
    role.ended.how === 'bid' ? endByTime(base, role.ended, world) : endByDeal(base, role.ended, world);
  return role.ended.cancellation === 'cancelled' ? cancelSale(ended, world) : ended;
}

function planOf(
  state: AuctionState,
  row: AuctionRow,
  role: OfferRole,
  world: BiddingWorld,
  led: ReadonlyMap<number, number>,
): BiddingPlan {
  const { ended, running } = role;
  const outside = ended !== null && ended.how !== 'bid';
  const people = ended ? [ended.loser, outside ? null : ended.buyer] : (running?.lead ?? []);
  const worth = row.buy_now_cents > 0 ? row.buy_now_cents : Math.round(state.base * 1.35);
  const until =
    ended === null
      ? lastBidAt(running?.action, world.now)
      : state.originalEnd - (outside ? 5 * HOUR : (1 + (role.index % 6)) * 50_000);
  return {
    bids: role.bids,
    crowd: world.crowd,
    lead: people.flatMap((person) => (person === null ? [] : [world.account(person)])),
    maximum: maximumOf(state, row, role),
    from: role.publishedAt + HOUR,
    until,
    throttleMs: world.throttleMs,
    ceiling:
      ended?.result === 'conditional' || ended?.result === 'released'
        ? belowReserve(state)
        : Math.round(worth * 0.94),
    isFull: (bidderId) => ended === null && (led.get(bidderId) ?? 0) >= world.allowed(bidderId),
  };
}

/** The maximum that one of the crowd sets before the demo accounts bid; null: none. */
function maximumOf(state: AuctionState, row: AuctionRow, { ended, running }: OfferRole): number | null {
  if (running?.pastBuyNow) return row.buy_now_cents + state.increment;
  const covered = ended === null && state.reserve !== null && row.offer_code % 2 === 0;
  return covered && state.reserve !== null ? state.reserve + 2 * state.increment : null;
}

/** A price that leaves room for a last bid below the reserve. */
function belowReserve(state: AuctionState): number {
  const reserve = state.reserve ?? state.base;
  return Math.round(state.base + (reserve - state.base) * 0.5);
}

function endByTime(played: PlayedDeal, deal: EndedDeal, world: BiddingWorld): PlayedDeal {
  const closed = decideClose(played.state, played.state.end + 2500);
  if (closed.kind === 'refused') throw new Error('An ended offer of the demo world does not close.');
  const { state, entries, outcome } = closed;
  const result: PlayedDeal = { ...played, state, endEntries: entries, outcome: outcome.result };
  if (outcome.result === 'sold') {
    const sale = {
      buyerId: outcome.winner,
      origin: 'bid',
      value: outcome.price,
      at: state.lastAt,
      deal,
    } as const;
    return { ...result, sale };
  }
  if (deal.result !== 'released') return result;
  const choice = decideConditional(state, 'release', Math.min(state.lastAt + 30 * HOUR, world.now - HOUR));
  if (choice.kind === 'refused') throw new Error('A conditional sale of the demo world cannot be released.');
  return { ...result, state: choice.state, endEntries: [...entries, ...choice.entries], outcome: 'unsold' };
}

function endByDeal(played: PlayedDeal, deal: EndedDeal, world: BiddingWorld): PlayedDeal {
  if (deal.buyer === null) throw new Error('A sale of the demo world has no buyer.');
  const buyerId = world.account(deal.buyer);
  const asked =
    played.row.buy_now_cents > 0 ? played.row.buy_now_cents : Math.round(played.row.base_cents * 1.2);
  const price = deal.how === 'buy' ? asked : Math.round((asked * 0.92) / 10_000) * 10_000;
  const ended = endBySale(played.state, { buyerId, price, at: played.state.originalEnd - 2 * HOUR });
  if (ended.kind === 'refused') throw new Error('An offer of the demo world was sold twice.');
  const origin = deal.how === 'buy' ? 'buy' : 'proposal';
  return {
    ...played,
    state: ended.state,
    endEntries: ended.entries,
    outcome: deal.how === 'buy' ? 'bought' : 'accepted',
    sale: { buyerId, origin, value: price, at: ended.state.lastAt, deal },
  };
}

/** The buyer cancels at once: the offer is sold to nobody. */
function cancelSale(played: PlayedDeal, world: BiddingWorld): PlayedDeal {
  const { sale, state, endEntries } = played;
  if (sale === null) return played;
  const undone = decideDefault(state, cancellationAskedAt(sale.deal, sale.at, world.now));
  if (undone.kind === 'refused') throw new Error('A sale of the demo world cannot be cancelled.');
  return {
    ...played,
    state: undone.state,
    endEntries: [...endEntries, ...undone.entries],
    outcome: 'defaulted',
  };
}
