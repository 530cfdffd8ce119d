import { offerFilter } from '../catalogue/public.ts';
import type { CanonicalQuery } from './canonical-query.ts';

const METRES = 1000;

/** What a saved search tests, by the names of its columns; places and words are looked up by the store. */
export function searchColumns({ query }: CanonicalQuery) {
  const filter = offerFilter(query);
  return {
    category_code: filter.category,
    subcategory_codes: filter.subcategories,
    brand_codes: filter.brands,
    model_codes: filter.models,
    colours: filter.colours,
    fuels: filter.fuels,
    gearboxes: filter.gearboxes,
    lots: filter.lots,
    singles: filter.singles,
    price_above: filter.price?.above ?? null,
    price_below: filter.price?.below ?? null,
    usage_above: filter.usage?.above ?? null,
    usage_below: filter.usage?.below ?? null,
    year_above: filter.years?.above ?? null,
    year_below: filter.years?.below ?? null,
    deal: filter.deal,
    latitude: query.lat ?? null,
    longitude: query.lon ?? null,
    radius_metres: query.radius === undefined ? null : query.radius * METRES,
  };
}

export type SearchColumns = ReturnType<typeof searchColumns>;
