import type { UnderstoodQuery } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { beside, LEAST_STEP, type ChosenRange } from '@patio/domain/catalogue/catalogue/range-filter.ts';
import { byKey } from '@patio/domain/tables/keyed.ts';
import type { FilterState } from './filter-state.ts';

/**
 * The filter with the recognized parts of its search term turned into choices, which can be removed like any other; the remaining words
 * stay in the term.
 */
export function understoodFilter(filter: FilterState, understood: UnderstoodQuery): FilterState {
  const { term, priceStart, priceEnd, usageStart, usageEnd, yearStart, yearEnd, state, city } = understood;
  const { price, usage, years } = filter;
  return {
    ...filter,
    ...byKey(WORD_FACETS, ({ key, parameter }) => understood[parameter] ?? filter[key]),
    term,
    // Typed bounds are inclusive, the bounds of the call exclusive (C-40).
    price: typedRange(price, priceStart, priceEnd, LEAST_STEP.price),
    usage: typedRange(usage, usageStart, usageEnd, LEAST_STEP.usage),
    years: {
      from: yearStart === undefined ? years.from : yearStart + 1,
      to: yearEnd === undefined ? years.to : yearEnd - 1,
    },
    state: state ?? filter.state,
    city: city ?? filter.city,
  };
}

function typedRange(
  range: ChosenRange,
  start: number | undefined,
  end: number | undefined,
  step: number,
): ChosenRange {
  return {
    ...range,
    ...(start === undefined ? {} : { start: beside(start, step), includesStart: true }),
    ...(end === undefined ? {} : { end: beside(end, -step), includesEnd: true }),
  };
}
