import { orderOfChecks } from '../../checks/order-of-checks.ts';
import type { CheckRefusal } from '../../checks/order-of-checks.ts';
import { whyNotAtPrice } from '../../trading/deals/may-deal.ts';
import type { Centavos } from '../../money/centavos.ts';
import type { BeyondLimit } from '../../people/trust/exposure.ts';

/** So often an account may buy an offer at once and undo that alone; each time the offer is away from those who bid, and all of them are mailed. */
export const MOST_UNDONE_PURCHASES = 2;

/** Whether an account that undid so many of its purchases of an offer alone may buy it at once again; it may still bid. */
export function mayBuyAgain(undone: number): boolean {
  return undone < MOST_UNDONE_PURCHASES;
}

/** The facts of an immediate purchase. Amounts in centavos. */
export type BuyNowFacts = {
  /** Status A and before the end (BUYN-01). */
  readonly offerOpen: boolean;
  readonly limitReached: boolean;
  readonly beyondLimit?: BeyondLimit | null;
  /** The price for the buyer's profile; 0 if there is no buy-now price. */
  readonly price: Centavos;
  /** The price the buyer saw, as their request states it. */
  readonly statedPrice: Centavos | null;
  /** The current price of the bidding, and whether it is a bid. */
  readonly bidding: { readonly price: Centavos; readonly hasBid: boolean };
};

export type BuyNowUnprocessable =
  | { readonly reason: 'not-for-direct-sale' }
  | { readonly reason: 'price-changed'; readonly price: Centavos };

/** Bidding has reached the price: to get the offer, place a bid (rule 0.29). */
export type BuyNowConflict = { readonly reason: 'bidding-reached-price'; readonly bid: Centavos };

export type BuyNowRefusal = CheckRefusal<BuyNowUnprocessable, BuyNowConflict>;

export type BuyNowDecision =
  | { readonly kind: 'bought'; readonly price: Centavos }
  | { readonly kind: 'refused'; readonly refusal: BuyNowRefusal };

/**
 * Decides an immediate purchase (S-06, C-72, rule 0.29). The first valid one wins: the caller holds the lock of the offer's row, ends the
 * bidding with the sale, sets N for the others and rejects their open proposals.
 */
export function decideBuyNow(facts: BuyNowFacts): BuyNowDecision {
  const refusal = orderOfChecks<BuyNowUnprocessable, BuyNowConflict>({
    offerOpen: facts.offerOpen,
    limitReached: facts.limitReached,
    beyondLimit: facts.beyondLimit ?? null,
    tooSoon: null,
    unprocessable: unprocessable(facts),
    conflict: conflict(facts),
  });
  return refusal === null ? { kind: 'bought', price: facts.price } : { kind: 'refused', refusal };
}

function unprocessable(facts: BuyNowFacts): BuyNowUnprocessable | null {
  if (facts.price <= 0) return { reason: 'not-for-direct-sale' };
  if (facts.statedPrice !== facts.price) return { reason: 'price-changed', price: facts.price };
  return null;
}

function conflict({ bidding, price }: BuyNowFacts): BuyNowConflict | null {
  const reason = whyNotAtPrice(bidding, { kind: 'buy', price });
  return reason === 'bidding-reached-price' ? { reason, bid: bidding.price } : null;
}
