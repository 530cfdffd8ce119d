import { CODE_FACETS, WORD_FACETS } from './list-facets.ts';

/**
 * Everything that lists of offers can be filtered by. `numbers` have two bounds, `<parameter>Start` and `<parameter>End` in the calls, and
 * `list` is the column of the offer that holds the values of its vehicles; if `counted`, the calls return how many offers have each value.
 * The price has such bounds too. The other filters have rules of their own in `matches`.
 */
export const FACETS = [
  { key: 'kinds', kind: 'kinds' },
  { key: 'price', kind: 'price', parameter: 'price' },
  { key: 'usage', kind: 'numbers', parameter: 'usage', list: 'mileages', counted: false },
  { key: 'category', kind: 'category' },
  ...CODE_FACETS,
  { key: 'state', kind: 'state' },
  { key: 'city', kind: 'city' },
  { key: 'years', kind: 'numbers', parameter: 'year', list: 'years', counted: true },
  { key: 'deal', kind: 'deal' },
  { key: 'ending', kind: 'ending' },
  { key: 'radius', kind: 'radius' },
  ...WORD_FACETS,
  { key: 'spotlight', kind: 'spotlight' },
  { key: 'store', kind: 'store' },
] as const;

export type Facet = (typeof FACETS)[number];
export type FacetKey = Facet['key'];

/** Numbers of vehicles filtered by two bounds. */
export const NUMBER_FACETS = FACETS.filter((facet) => facet.kind === 'numbers');

export type NumberList = (typeof NUMBER_FACETS)[number]['list'];

/** Everything filtered by two bounds. */
export const RANGE_FACETS = FACETS.filter((facet) => facet.kind === 'price' || facet.kind === 'numbers');
export type RangeKey = (typeof RANGE_FACETS)[number]['key'];
