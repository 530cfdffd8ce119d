import { canBuyNow } from '../catalogue/shown-price.ts';
import type { Centavos } from '../../money/centavos.ts';
import { lightText } from '../../texts/light-text.ts';

/** The facts of a shared offer. */
export interface SharedOffer {
  readonly title: string;
  /** URL of its first picture, or null. */
  readonly photo: string | null;
  /** Buy-now price; 0 = none. */
  readonly buyNow: Centavos;
  /** Current price of the auction; 0 = none. */
  readonly price: Centavos;
  readonly hasBid: boolean;
  /** Neither sold nor ended. */
  readonly open: boolean;
  readonly vehicles: number;
  /** The sender of the share: the house, or the store whose page it is. */
  readonly brand: string;
}

/** The content of a share card. */
export interface ShareCard {
  readonly title: string;
  readonly photo: string | null;
  /** `buy`, `bid` (there is one) and `start` carry a price; `ended` and `ask` none. */
  readonly kind: 'buy' | 'bid' | 'start' | 'ask' | 'ended';
  readonly price: Centavos;
  readonly vehicles: number;
  readonly brand: string;
}

/** Decides the content of the share card. The price is the one that cards show (C-41); an ended offer shows none. */
export function shareCard(offer: SharedOffer): ShareCard {
  const { photo, vehicles } = offer;
  const [title, brand] = [lightText(offer.title), lightText(offer.brand)];
  const kind = kindOf(offer);
  const price = kind === 'buy' ? offer.buyNow : kind === 'bid' || kind === 'start' ? offer.price : 0;
  return { title, photo, kind, price, vehicles, brand };
}

function kindOf({ open, buyNow, price, hasBid }: SharedOffer): ShareCard['kind'] {
  if (!open) return 'ended';
  if (canBuyNow(buyNow, price, hasBid)) return 'buy';
  if (price === 0) return 'ask';
  return hasBid ? 'bid' : 'start';
}

/**
 * A short hash of everything a card shows: another text or price gives another hash. It is part of the card's URL, so that caches request
 * it again once the content changes. Not for secrets.
 */
export function shareCardVersion(card: ShareCard): string {
  // Not null: cached cards under that hash do not yet say that there are no photos.
  const photo = card.photo ?? 'none';
  const text = JSON.stringify([card.title, photo, card.kind, card.price, card.vehicles, card.brand]);
  return [0x811c9dc5, 0x1b873593].map((seed) => fnv(text, seed).toString(16).padStart(8, '0')).join('');
}

/** Fowler–Noll–Vo, 32 bits. */
function fnv(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** URL of the share card. `store`: null on the pages of the house. */
export function shareCardAddress(card: ShareCard, at: ShareCardPlace): string {
  const language = at.idiom === 'EN' ? 'en' : 'pt';
  return `/media/cards/${language}/${at.store ?? '-'}/${at.code}/${shareCardVersion(card)}.jpg`;
}

interface ShareCardPlace {
  readonly code: number;
  readonly store: string | null;
  readonly idiom: 'PTBR' | 'EN';
}
