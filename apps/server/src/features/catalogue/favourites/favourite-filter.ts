import type { OfferQuery } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import type { WireOffer } from '@patio/contract/wire/offer.ts';
import type { FilterSense } from '@patio/domain/catalogue/catalogue/filter/matches.ts';
import type { OfferFilter } from '@patio/domain/catalogue/catalogue/filter/offer-filter.ts';
import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import { offerFilter } from '../catalogue/public.ts';
import { cityOf, stateOf } from './offer-facts.ts';

/**
 * The filter of a list for a user's favourites, of any store, with its places among those of the offers. A city counts in the chosen state
 * only.
 */
export function favouriteFilter(
  offers: readonly WireOffer[],
  query: OfferQuery,
  now: number,
): { readonly filter: OfferFilter; readonly sense: FilterSense } {
  const { lat, lon, city } = query;
  const states = query.state ? [foldText(query.state)] : null;
  const inState = offers
    .flatMap(({ vehicles }) => vehicles)
    .filter((vehicle) => states?.includes(stateOf(vehicle) ?? '') ?? true);
  const cities = city
    ? inState
        .filter(({ cidade }) => cidade !== null && foldText(cidade) === foldText(city))
        .flatMap((vehicle) => cityOf(vehicle) ?? [])
    : null;
  const origin = lat === undefined || lon === undefined ? null : { latitude: lat, longitude: lon };
  return {
    filter: { ...offerFilter(query), spotlight: null },
    sense: { now, origin, states, cities, store: null },
  };
}
