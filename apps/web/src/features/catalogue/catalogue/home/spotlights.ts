import type { queryOf } from '../filters/filter-query.ts';

/** How many spotlight offers home loads at a time. */
export const SPOTLIGHTS = 8;

/** A page of the spotlight offers of a filter; its options are those of the list below. */
export function spotlightQuery(filter: ReturnType<typeof queryOf>, page: number) {
  return { ...filter, spotlight: '1', fields: 'card', facets: '0', page, limit: SPOTLIGHTS } as const;
}
