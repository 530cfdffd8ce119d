import { isAuctionOpen } from '../auctions/auction-state.ts';
import type { AuctionState } from '../auctions/auction-state.ts';
import type { Centavos } from '../../money/centavos.ts';
import { isReached } from '../../catalogue/catalogue/is-reached.ts';

/** The facts that decide whether an offer may be dealt on now, no matter who deals. Amounts in centavos, instants in epoch milliseconds. */
export type OfferOnSale = Pick<AuctionState, 'status' | 'end' | 'price' | 'hasBid'> & {
  /** Published by now, and not taken off the site by staff. */
  readonly published: boolean;
  /** Of the house, or of a store that is approved and not suspended. */
  readonly storeOpen: boolean;
  /** Its clock is stopped until staff release or end it (rule 0.31). */
  readonly stayed: boolean;
};

/**
 * The intended action. `buy` at the price of the buyer's own profile; `accept` a proposal or its answer at the last value; `award`: an
 * ended offer goes to a bidder (conditional sale, second chance); `sell`: the people of the store work on it.
 */
export type DealIntention =
  | { readonly kind: 'look' | 'ask' | 'bid' | 'award' | 'sell' }
  | { readonly kind: 'buy'; readonly price: Centavos }
  | { readonly kind: 'propose'; readonly takesProposals: boolean }
  | { readonly kind: 'accept' | 'counter'; readonly amount: Centavos };

/** Why the action is not possible now, at any price. */
export const CLOSED_REASONS = ['not-published', 'store-closed', 'stayed', 'not-active', 'ended'] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/** Why it is not possible at this price, or in this way. */
export const PRICE_REASONS = [
  'no-price',
  'bidding-reached-price',
  'proposals-closed',
  'bid-exists',
  'not-above-bid',
] as const;
export type PriceReason = (typeof PRICE_REASONS)[number];

export type DealObjection = ClosedReason | PriceReason;

/** The gate: why an action on an offer is not allowed at an instant, or null if it is (rules 0.29 to 0.31). */
export function mayDeal(offer: OfferOnSale, intention: DealIntention, at: number): DealObjection | null {
  return whyClosed(offer, intention, at) ?? whyNotAtPrice(offer, intention);
}

/** The half of the gate that does not depend on a price; it is checked before allowance, throttle and fields (S-01). */
export function whyClosed(offer: OfferOnSale, { kind }: DealIntention, at: number): ClosedReason | null {
  if (!offer.published) return 'not-published';
  if (!offer.storeOpen) return 'store-closed';
  if (offer.stayed) return 'stayed';
  // An ended offer can still be read, awarded and worked on.
  if (kind === 'look' || kind === 'award' || kind === 'sell') return null;
  if (offer.status !== 'A') return 'not-active';
  return isAuctionOpen(offer, at) ? null : 'ended';
}

/** The half of the gate that depends on the price. The leader's secret maximum plays no part. */
export function whyNotAtPrice(
  offer: Pick<OfferOnSale, 'price' | 'hasBid'>,
  intention: DealIntention,
): PriceReason | null {
  switch (intention.kind) {
    case 'buy':
      if (intention.price <= 0) return 'no-price';
      return isReached(offer, intention.price) ? 'bidding-reached-price' : null;
    case 'propose':
      if (offer.hasBid) return 'bid-exists';
      return intention.takesProposals ? null : 'proposals-closed';
    case 'accept':
    case 'counter':
      return isReached(offer, intention.amount) ? 'not-above-bid' : null;
    default:
      return null;
  }
}

/** Whether a closed offer is reported as unknown (404) to users without a deal on it. */
export function isHidden(reason: DealObjection): boolean {
  return reason === 'not-published' || reason === 'store-closed' || reason === 'stayed';
}
