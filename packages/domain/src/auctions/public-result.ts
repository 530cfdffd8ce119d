import type { Centavos } from '../money/centavos.ts';
import type { OfferStatus } from '../purchases/offer-status.ts';

/**
 * How an offer ended, as everybody may know it: `bid`, `bought` at the published price, `proposal`; `conditional`: the best bid is below the
 * reserve and the sales team decides; `unsold`; `counting`: the end has passed and nobody has closed it yet; null while it is open.
 */
export type PublicEnd = 'bid' | 'bought' | 'proposal' | 'conditional' | 'unsold' | 'counting';

interface EndedOffer {
  readonly status: OfferStatus;
  /** Epoch milliseconds. */
  readonly end: number;
  readonly closedAt: number | null;
  readonly outcome: 'sold' | 'conditional' | 'unsold' | 'bought' | 'accepted' | null;
  readonly conditionalUntil: number | null;
  readonly price: Centavos;
  readonly hasBid: boolean;
}

export interface PublicResult {
  readonly how: PublicEnd;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Centavos; only where the public ledger tells it, that is after bids. */
  readonly price: Centavos | null;
}

/** What everybody may know about the end of an offer: how and when, never who; null while it is open. */
export function publicResult(offer: EndedOffer, now: number): PublicResult | null {
  const how = howEnded(offer, now);
  if (how === null) return null;
  const at = Math.min(offer.closedAt ?? offer.end, now);
  return { how, at, price: how === 'bid' && offer.hasBid ? offer.price : null };
}

function howEnded(offer: EndedOffer, now: number): PublicEnd | null {
  const { status, outcome, end, conditionalUntil } = offer;
  if (status === 'A') return end > now ? null : 'counting';
  if (status === 'E') {
    return outcome === 'conditional' && conditionalUntil !== null ? 'conditional' : 'unsold';
  }
  if (outcome === 'bought') return 'bought';
  return outcome === 'accepted' ? 'proposal' : 'bid';
}
