import { canBuyNow } from '@patio/domain/catalogue/shown-price.ts';
import type { CardView } from './card-view.ts';

type Figures = Pick<CardView, 'buyNow' | 'auction' | 'hasBid'>;

/** The price of a card in centavos, and which one it is (C-41); `over`: bidding has ended buying at once (rule 0.29). */
export function shownOn({ buyNow, auction, hasBid }: Figures): {
  readonly price: number;
  readonly kind: 'buy' | 'bid' | 'start';
  readonly over: boolean;
} {
  if (canBuyNow(buyNow, auction, hasBid)) return { price: buyNow, kind: 'buy', over: false };
  return { price: auction, kind: hasBid ? 'bid' : 'start', over: buyNow > 0 };
}
