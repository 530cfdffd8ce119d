import type { UnderstoodQuery } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { byKey } from '@patio/domain/tables/keyed.ts';
import type { FilterState } from './filter-state.ts';

/** The filter with what was understood of its term as choices, which can be removed like any other; the other words stay the term. */
export function understoodFilter(filter: FilterState, understood: UnderstoodQuery): FilterState {
  const { term, priceStart, priceEnd, usageStart, usageEnd, yearStart, yearEnd, state, city } = understood;
  const { price, usage, years } = filter;
  return {
    ...filter,
    ...byKey(WORD_FACETS, ({ key, parameter }) => understood[parameter] ?? filter[key]),
    term,
    price: { start: priceStart ?? price.start, end: priceEnd ?? price.end },
    usage: { start: usageStart ?? usage.start, end: usageEnd ?? usage.end },
    // The years of a filter are included, the bounds of the call are not (C-40).
    years: {
      from: yearStart === undefined ? years.from : yearStart + 1,
      to: yearEnd === undefined ? years.to : yearEnd - 1,
    },
    state: state ?? filter.state,
    city: city ?? filter.city,
  };
}
