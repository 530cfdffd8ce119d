import { CODE_FACETS, WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import {
  excludedRange,
  isFullRange,
  LEAST_STEP,
  type Range,
} from '@patio/domain/catalogue/catalogue/range-filter.ts';
import type { FilterState, YearSpan } from './filter-state.ts';
import type { Position } from '../places/place.ts';

/** The filter as parameters of the call that lists offers; `position` is the visitor's, for distances. */
export function queryOf(filter: FilterState, position: Position | null) {
  const near =
    position !== null && (filter.order === 'DISTANCIA' || filter.radius > 0)
      ? { lat: position.lat, lon: position.lon, ...(filter.radius > 0 ? { radius: filter.radius } : {}) }
      : {};
  return {
    order: filter.order,
    ...(filter.term === '' ? {} : { term: filter.term }),
    ...(filter.exact && filter.term !== '' ? { exact: '1' as const } : {}),
    ...(filter.category === 0 ? {} : { category: filter.category }),
    ...(filter.lot ? {} : { lot: '0' as const }),
    ...(filter.vehicle ? {} : { vehicle: '0' as const }),
    ...bounds('price', excludedRange(filter.price, LEAST_STEP.price)),
    ...bounds('usage', excludedRange(filter.usage, LEAST_STEP.usage)),
    ...bounds('year', yearRange(filter.years)),
    ...lists(filter),
    ...(filter.state === '' ? {} : { state: filter.state }),
    ...(filter.city === '' ? {} : { city: filter.city }),
    ...(filter.deal === '' ? {} : { deal: filter.deal }),
    ...(filter.ending === 0 ? {} : { endingWithin: filter.ending }),
    ...near,
  };
}

/** Years are chosen inclusively; the bounds of the call are exclusive (C-40). */
function yearRange({ from, to }: YearSpan): Range {
  return { start: from === null ? 0 : from - 1, end: to === null ? -1 : to + 1 };
}

function bounds<Name extends string>(
  name: Name,
  range: Range,
): Partial<Record<`${Name}Start` | `${Name}End`, number>> {
  const filled: Partial<Record<`${Name}Start` | `${Name}End`, number>> = {};
  if (isFullRange(range)) return filled;
  filled[`${name}Start`] = range.start;
  filled[`${name}End`] = range.end;
  return filled;
}

type ListParameter = (typeof CODE_FACETS | typeof WORD_FACETS)[number]['parameter'];

function lists(filter: FilterState): Partial<Record<ListParameter, string>> {
  const filled: Partial<Record<ListParameter, string>> = {};
  for (const { key, parameter } of [...CODE_FACETS, ...WORD_FACETS]) {
    if (filter[key].length > 0) filled[parameter] = filter[key].join(',');
  }
  return filled;
}
