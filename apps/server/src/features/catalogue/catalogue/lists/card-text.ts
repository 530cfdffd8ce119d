import { offerCard } from '@patio/contract/wire/offer.ts';
import { CARD_PHOTOS } from '@patio/domain/catalogue/catalogue/card-photos.ts';

/** The card fields of an offer, from its JSON of API-01. */
export function cardText(json: string): string {
  const card = offerCard.parse(JSON.parse(json));
  return JSON.stringify({ ...card, photos: card.photos.slice(0, CARD_PHOTOS) });
}
