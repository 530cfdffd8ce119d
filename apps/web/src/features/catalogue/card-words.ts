import { canBuyNow, shownPrice } from '@patio/domain/catalogue/shown-price.ts';
import type { CardView } from './card-view.ts';

/** The price of a card in centavos, and which one it is (C-41). */
export function shownOn(card: Pick<CardView, 'buyNow' | 'auction' | 'hasBid'>): {
  readonly price: number;
  readonly kind: 'buy' | 'bid' | 'start';
} {
  const price = shownPrice(card.buyNow, card.auction, card.hasBid);
  if (canBuyNow(card.buyNow, card.auction, card.hasBid)) return { price, kind: 'buy' };
  return { price, kind: card.hasBid ? 'bid' : 'start' };
}

/** Whether bidding has ended buying at once (rule 0.29). */
export function isBuyNowOver(card: Pick<CardView, 'buyNow' | 'auction' | 'hasBid'>): boolean {
  return card.buyNow > 0 && !canBuyNow(card.buyNow, card.auction, card.hasBid);
}
