import { canBuyNow, shownPrice } from '@patio/domain/catalogue/catalogue/shown-price.ts';
import type { Dictionary } from '../../../../texts/dictionary.ts';
import type { CardView } from './card-view.ts';

type Figures = Pick<CardView, 'buyNow' | 'auction' | 'hasBid'>;

/** The price of a card in centavos, and which one it is (C-41); `over`: bidding has ended the buy-now option (rule 0.29). */
export function shownOn({ buyNow, auction, hasBid }: Figures): {
  readonly price: number;
  readonly kind: 'buy' | 'bid' | 'start';
  readonly over: boolean;
} {
  const price = shownPrice(buyNow, auction, hasBid);
  if (canBuyNow(buyNow, auction, hasBid)) return { price, kind: 'buy', over: false };
  return { price, kind: hasBid ? 'bid' : 'start', over: buyNow > 0 };
}

/** The label of the price, or of a missing price. */
export function priceLabel(
  { price, kind }: Pick<ReturnType<typeof shownOn>, 'price' | 'kind'>,
  { noPrice, buyNow, currentBid, startingBid }: Dictionary['card'],
): string {
  return price === 0 ? noPrice : { buy: buyNow, bid: currentBid, start: startingBid }[kind];
}

/** The action of a card: buy, bid where it cannot be bought, view where neither is possible. */
export function cardAction(
  card: Figures & Pick<CardView, 'ended'>,
  { open, inStore }: { readonly open: boolean; readonly inStore: boolean },
): 'buy' | 'bid' | 'see' {
  if (!open || card.ended !== null) return 'see';
  const { price, kind } = shownOn(card);
  if (kind === 'buy') return 'buy';
  // Stores take no bids (C-58), and without a price there is no starting point for a bid.
  return inStore || price === 0 ? 'see' : 'bid';
}

/** The link of a card: an offer that can only be bid on opens at its bid field. */
export function offerAddress(address: string, action: ReturnType<typeof cardAction>): string {
  return action === 'bid' ? `${address}?view=leilao` : address;
}
