import { RANGE_FACETS } from '@patio/domain/catalogue/catalogue/filter/facets.ts';
import { CODE_FACETS, WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { byKey, keyed } from '@patio/domain/tables/keyed.ts';
import { offerFilter } from '../catalogue/public.ts';
import type { CanonicalQuery } from './canonical-query.ts';

const METRES = 1000;

/** The tests of a saved search, by the names of its columns; places and words are looked up by the store. */
export function searchColumns({ query }: CanonicalQuery) {
  const filter = offerFilter(query);
  return {
    category_code: filter.category,
    ...keyed(
      CODE_FACETS,
      ({ one }) => `${one}_codes` as const,
      ({ key }) => filter[key],
    ),
    ...byKey(WORD_FACETS, ({ key }) => filter[key]),
    lots: filter.lots,
    singles: filter.singles,
    ...keyed(
      RANGE_FACETS,
      ({ parameter }) => `${parameter}_above` as const,
      ({ key }) => filter[key]?.above ?? null,
    ),
    ...keyed(
      RANGE_FACETS,
      ({ parameter }) => `${parameter}_below` as const,
      ({ key }) => filter[key]?.below ?? null,
    ),
    deal: filter.deal,
    latitude: query.lat ?? null,
    longitude: query.lon ?? null,
    radius_metres: query.radius === undefined ? null : query.radius * METRES,
  };
}

export type SearchColumns = ReturnType<typeof searchColumns>;
