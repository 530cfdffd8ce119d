import { locationsText, type LocationsText } from '@patio/domain/catalogue/locations-text.ts';
import { shownPrice } from '@patio/domain/catalogue/shown-price.ts';
import type { CardView } from './card-view.ts';

/** The price of a card in centavos, and which one it is (C-41). */
export function shownOn(card: Pick<CardView, 'buyNow' | 'auction' | 'hasBid'>): {
  readonly price: number;
  readonly kind: 'buy' | 'bid' | 'start';
} {
  const price = shownPrice(card.buyNow, card.auction);
  if (card.buyNow > 0) return { price, kind: 'buy' };
  return { price, kind: card.hasBid ? 'bid' : 'start' };
}

/** Where the vehicles stand: "Cidade/UF", or a count with the list of all (CARD-10, CARD-11, C-46). */
export function cardLocation(
  card: Pick<CardView, 'vehicles'>,
  countText: (count: number) => string,
): LocationsText {
  const known = card.vehicles.filter(({ city }) => city !== '');
  const places = locationsText(known);
  if (places.list === null) return places;
  return { text: countText(places.list.split(' / ').length), list: places.list };
}
