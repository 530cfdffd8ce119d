import type { Centavos } from '../../../money/centavos.ts';
import type { AuctionState, BidderId, Leader } from '../auction-state.ts';
import type { UnnumberedEntry } from '../ledger/ledger-entry.ts';

/** A bid for resolution: a manual value, or an automatic one whose amount is the secret maximum. */
export type Bid = {
  readonly bidderId: BidderId;
  readonly amount: Centavos;
  readonly automatic: boolean;
  readonly at: number;
};

/** The part of an auction on which the resolution depends. */
export type Standing = Pick<AuctionState, 'price' | 'leader' | 'increment' | 'reserve'>;

/** The effect of a bid. `visible` are the ledger lines it causes, in order. */
export type Resolution = {
  readonly outcome: 'leads' | 'beaten' | 'raised';
  readonly price: Centavos;
  readonly leader: Leader;
  readonly reserveMet: boolean;
  readonly visible: readonly UnnumberedEntry[];
};

/**
 * Resolves a permitted bid against the leader (S-02, rules 0.5, 0.6, 0.19). Amounts in centavos.
 *
 * - Nobody leads: an automatic bid leaves the price where it is, a manual one sets it.
 * - Up to the leader's maximum (equal included: the earlier wins): the leader stays, the price is one increment above the
 *   challenge, at most their maximum.
 * - Above it: the challenger leads; a manual bid counts at exactly its value, an automatic one at one increment above the beaten
 *   maximum, at most its own.
 * - The leader themselves: their maximum grows, the price stays; nobody bids against themselves.
 * - A maximum that covers the reserve lifts the price to it.
 */
export function resolveBid(standing: Standing, bid: Bid): Resolution {
  const { leader } = standing;
  const weighed =
    leader === null
      ? first(standing, bid)
      : leader.bidderId === bid.bidderId
        ? raise(standing, leader, bid)
        : challenge(standing, leader, bid);
  return withVisibleBids(standing, bid, liftToReserve(standing.reserve, weighed));
}

type Weighed = Omit<Resolution, 'visible' | 'reserveMet'>;

function first(standing: Standing, bid: Bid): Weighed {
  const price = bid.automatic ? standing.price : Math.max(standing.price, bid.amount);
  return { outcome: 'leads', price, leader: leaderFrom(bid) };
}

function raise(standing: Standing, leader: Leader, bid: Bid): Weighed {
  const grows = bid.amount > leader.maximum;
  return {
    outcome: 'raised',
    // A second manual bid of the leader is refused when it arrives; it occurs here only if the bid in between was annulled.
    price: bid.automatic ? standing.price : Math.max(standing.price, bid.amount),
    leader: {
      bidderId: leader.bidderId,
      maximum: grows ? bid.amount : leader.maximum,
      since: grows ? bid.at : leader.since,
      automatic: leader.automatic || bid.automatic,
    },
  };
}

function challenge(standing: Standing, leader: Leader, bid: Bid): Weighed {
  if (bid.amount <= leader.maximum) {
    const answered = Math.min(leader.maximum, bid.amount + standing.increment);
    return { outcome: 'beaten', price: answered, leader };
  }
  const needed = Math.min(bid.amount, leader.maximum + standing.increment);
  const price = bid.automatic ? needed : bid.amount;
  return { outcome: 'leads', price, leader: leaderFrom(bid) };
}

function leaderFrom(bid: Bid): Leader {
  return { bidderId: bid.bidderId, maximum: bid.amount, since: bid.at, automatic: bid.automatic };
}

function liftToReserve(
  reserve: Centavos | null,
  weighed: Weighed,
): Weighed & { readonly reserveMet: boolean } {
  if (reserve === null) return { ...weighed, reserveMet: true };
  if (weighed.leader.maximum < reserve) return { ...weighed, reserveMet: false };
  return { ...weighed, price: Math.max(weighed.price, reserve), reserveMet: true };
}

function withVisibleBids(
  standing: Standing,
  bid: Bid,
  settled: Weighed & { readonly reserveMet: boolean },
): Resolution {
  const answer: UnnumberedEntry = { participant: settled.leader.bidderId, type: 'P', value: settled.price };
  const own: UnnumberedEntry = {
    participant: bid.bidderId,
    type: bid.automatic ? 'P' : 'L',
    value: bid.amount,
  };
  switch (settled.outcome) {
    case 'raised':
      return { ...settled, visible: settled.price === standing.price ? [] : [bid.automatic ? answer : own] };
    case 'beaten':
      return { ...settled, visible: [own, answer] };
    case 'leads':
      return { ...settled, visible: [bid.automatic ? answer : own] };
  }
}
