import { orderOfChecks } from '../../../checks/order-of-checks.ts';
import type { CheckRefusal } from '../../../checks/order-of-checks.ts';
import { isCentavos } from '../../../money/centavos.ts';
import type { Centavos, StatedAmount } from '../../../money/centavos.ts';
import type { DepositRule } from '../../deposits/needed-deposit.ts';
import type { BeyondLimit } from '../../../people/trust/exposure.ts';
import { isAuctionOpen, nextInstant } from '../auction-state.ts';
import type { AuctionState } from '../auction-state.ts';
import { numberEntries } from '../ledger/ledger-entry.ts';
import type { LedgerEntry, Maximum, UnnumberedEntry } from '../ledger/ledger-entry.ts';
import { minimumNextBid } from './minimum-bid.ts';
import { resolveBid } from './resolve-bid.ts';
import type { Bid, Resolution } from './resolve-bid.ts';
import { extendedEnd } from '../ends/soft-close.ts';
import { tooSoon } from './throttle.ts';
import type { ThrottleContext } from './throttle.ts';

/**
 * The circumstances of a bid: the bidder's last one, the throttle, whether their allowance is used up, and when the bid arrived (epoch
 * milliseconds; absent: when it is decided).
 */
export type BidContext = ThrottleContext & {
  readonly limitReached: boolean;
  readonly arrivedAt?: number;
  /** Of the amount, at the level of the bidder (rule 0.26). */
  readonly suspicious?: boolean;
  readonly beyondLimit?: BeyondLimit | null;
  readonly missingDeposit?: DepositRule | null;
};

/** A bid as it was sent. */
export type StatedBid = Omit<Bid, 'amount'> & { readonly amount: StatedAmount };

/** Why the value itself is refused (422). */
export type BidUnprocessable =
  | { readonly reason: 'invalid-amount' }
  | { readonly reason: 'below-base'; readonly minimum: Centavos }
  | { readonly reason: 'below-step'; readonly minimum: Centavos; readonly step: Centavos }
  | { readonly reason: 'not-above-own-maximum'; readonly maximum: Centavos };

/** Why the value came too late (409). */
export type BidConflict =
  | { readonly reason: 'not-above-price'; readonly price: Centavos }
  | { readonly reason: 'own-leader'; readonly price: Centavos };

export type BidRefusal = CheckRefusal<BidUnprocessable, BidConflict>;

/** What is to be stored, whether the bidder leads or was outbid at once. `maximum` is null for a manual bid. */
export type RecordedBid = {
  readonly state: AuctionState;
  readonly entries: readonly LedgerEntry[];
  readonly maximum: Maximum | null;
  /** The instant under which the bid is recorded. */
  readonly at: number;
  readonly extended: boolean;
};

export type BidDecision =
  | ({ readonly kind: 'accepted'; readonly raisedOnly: boolean } & RecordedBid)
  | ({ readonly kind: 'beaten' } & RecordedBid)
  | { readonly kind: 'refused'; readonly refusal: BidRefusal };

/**
 * Decides a bid on an auction (S-01 to S-03, rules 0.3 to 0.6, 0.19). The caller holds the offer's row, has checked session and offer
 * (401, 404), and passes the server's clock in `bid.at`.
 *
 * - `accepted`: the bidder leads; store state, entries and maximum together and answer 201. `raisedOnly` when they led before.
 * - `beaten`: the leader's maximum answered; store everything as well, answer 409 with the new price.
 * - `refused`: nothing is stored; `refusal.status` is the HTTP status, in the order 406, 206, 429, 422, 409.
 */
export function decideBid(state: AuctionState, stated: StatedBid, context: BidContext): BidDecision {
  const { amount, ...bid } = stated;
  const at = nextInstant(state, bid.at);
  const ownRaise = bid.automatic && state.leader?.bidderId === bid.bidderId;
  const around = {
    // A bid that arrived before the end counts, even if its turn came after it (rule 0.37).
    offerOpen: isAuctionOpen(state, Math.min(at, context.arrivedAt ?? at)),
    // A bidder who already leads uses no further allowance, and raising a maximum is always allowed (rules 0.19).
    limitReached: context.limitReached && !ownRaise,
    suspicious: context.suspicious ?? false,
    beyondLimit: context.beyondLimit ?? null,
    missingDeposit: context.missingDeposit ?? null,
    tooSoon: ownRaise ? null : tooSoon(state, bid.bidderId, at, context),
  };
  if (amount === 'impossible') {
    const unprocessable = { reason: 'invalid-amount' } as const;
    const checks = { ...around, unprocessable, conflict: null };
    return { kind: 'refused', refusal: orderOfChecks<BidUnprocessable, BidConflict>(checks) };
  }
  const weighed = { ...bid, amount, at };
  const refusal = orderOfChecks<BidUnprocessable, BidConflict>({
    ...around,
    unprocessable: unprocessable(state, weighed),
    conflict: conflict(state, weighed),
  });
  return refusal === null
    ? recordBid(state, weighed, resolveBid(state, weighed))
    : { kind: 'refused', refusal };
}

function unprocessable(state: AuctionState, bid: Bid): BidUnprocessable | null {
  if (!isCentavos(bid.amount) || bid.amount === 0) return { reason: 'invalid-amount' };
  if (!state.hasBid && bid.amount < state.price) return { reason: 'below-base', minimum: state.price };
  const leader = state.leader;
  if (bid.automatic && leader?.bidderId === bid.bidderId && bid.amount <= leader.maximum) {
    return { reason: 'not-above-own-maximum', maximum: leader.maximum };
  }
  return isBelowStep(state, bid)
    ? { reason: 'below-step', minimum: minimumNextBid(state), step: state.increment }
    : null;
}

/** A value not above the price at all, and a manual bid of the leader, are conflicts instead. */
function isBelowStep(state: AuctionState, { bidderId, amount, automatic }: Bid): boolean {
  if (!state.hasBid || amount <= state.price || amount >= minimumNextBid(state)) return false;
  return automatic || state.leader?.bidderId !== bidderId;
}

function conflict(state: AuctionState, bid: Bid): BidConflict | null {
  if (state.leader === null) return null;
  if (state.leader.bidderId === bid.bidderId) {
    return bid.automatic ? null : { reason: 'own-leader', price: state.price };
  }
  return bid.amount > state.price ? null : { reason: 'not-above-price', price: state.price };
}

function recordBid(state: AuctionState, bid: Bid, resolution: Resolution): BidDecision {
  const changed = resolution.price !== state.price || resolution.leader.bidderId !== state.leader?.bidderId;
  const end = changed ? extendedEnd(state, bid.at) : state.end;
  const extended = end > state.end;
  const extension: UnnumberedEntry = { participant: null, type: 'X', value: resolution.price };
  const visible = extended ? [...resolution.visible, extension] : resolution.visible;
  const entries = numberEntries(visible, state.sequence, bid.at);
  const recorded: RecordedBid = {
    state: {
      ...state,
      price: resolution.price,
      hasBid: true,
      leader: resolution.leader,
      reserveMet: resolution.reserveMet,
      end,
      sequence: state.sequence + entries.length,
      lastAt: bid.at,
    },
    entries,
    maximum: bid.automatic ? { bidderId: bid.bidderId, value: bid.amount, at: bid.at } : null,
    at: bid.at,
    extended,
  };
  if (resolution.outcome === 'beaten') return { kind: 'beaten', ...recorded };
  return { kind: 'accepted', raisedOnly: resolution.outcome === 'raised', ...recorded };
}
