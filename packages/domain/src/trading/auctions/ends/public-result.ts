import type { Centavos } from '../../../money/centavos.ts';
import type { OfferStatus } from '../../../catalogue/catalogue/offer-status.ts';

/**
 * The public outcome of an offer: `bid`, `bought` at the published price, `proposal`; `conditional`: the best bid is below the reserve and
 * the sales team decides; `unsold`; `counting`: the end has passed and it is not closed yet; `undone`: the buyer defaulted;
 * `second-chance`: the next bidder has a second chance; `second-sale`: a next bidder took it; null while it is open.
 */
export type PublicEnd =
  | 'bid'
  | 'bought'
  | 'proposal'
  | 'conditional'
  | 'unsold'
  | 'counting'
  | 'undone'
  | 'second-chance'
  | 'second-sale';

interface EndedOffer {
  readonly status: OfferStatus;
  /** Epoch milliseconds. */
  readonly end: number;
  readonly closedAt: number | null;
  readonly outcome:
    | 'sold'
    | 'conditional'
    | 'unsold'
    | 'bought'
    | 'accepted'
    | 'defaulted'
    | 'second-chance'
    | null;
  /** Whether a second chance waits for its answer. */
  readonly secondChance?: boolean;
  readonly conditionalUntil: number | null;
  readonly price: Centavos;
  readonly hasBid: boolean;
}

export interface PublicResult {
  readonly how: PublicEnd;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Centavos; only if the public ledger contains it, that is, after bids. */
  readonly price: Centavos | null;
}

/** The public facts about the end of an offer: how and when, never who; null while it is open. */
export function publicResult(offer: EndedOffer, now: number): PublicResult | null {
  const how = howEnded(offer, now);
  if (how === null) return null;
  const at = Math.min(offer.closedAt ?? offer.end, now);
  const byBid = how === 'bid' || how === 'second-sale';
  return { how, at, price: byBid && offer.hasBid ? offer.price : null };
}

function howEnded(offer: EndedOffer, now: number): PublicEnd | null {
  const { status, outcome, end, conditionalUntil } = offer;
  if (status === 'A') return end > now ? null : 'counting';
  if (status === 'E') {
    if (offer.secondChance === true) return 'second-chance';
    if (outcome === 'defaulted') return 'undone';
    return outcome === 'conditional' && conditionalUntil !== null ? 'conditional' : 'unsold';
  }
  if (outcome === 'bought') return 'bought';
  if (outcome === 'second-chance') return 'second-sale';
  return outcome === 'accepted' ? 'proposal' : 'bid';
}
