import type { Facets } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { SORTED_WORD_FACETS, type WordKey } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { keyed } from '@patio/domain/tables/keyed.ts';
import type { OfferColumns } from './offer-columns.ts';
import type { OfferCounts } from '../listing/count-offers.ts';
import type { IndexedOffers } from './offer-index.ts';

/** Entries of one list at most, the most frequent ones. */
const listLength = 200;

interface Counted<T> {
  readonly value: T;
  readonly count: number;
}

/** The field `facets` of a reply. Cities are told once a state is chosen. */
export function facetsOf(
  { columns, names }: IndexedOffers,
  { tallies, words, years, kinds, deals, ending }: OfferCounts,
  withCities: boolean,
  idiom: Idiom,
): Facets {
  const nameOf = (
    name: 'category' | 'subcategory' | 'brand' | 'model' | 'state' | 'city',
    value: number,
  ): string => {
    const inEnglish = idiom === 'EN' && (name === 'category' || name === 'subcategory');
    return (inEnglish ? names.english[name].get(value) : undefined) ?? names[name].get(value) ?? '';
  };
  const named = (name: 'category' | 'subcategory' | 'brand' | 'model' | 'state' | 'city') =>
    most(columns[name].values, tallies[name])
      .map(({ value, count }) => ({ codigo: value, name: nameOf(name, value), count }))
      .sort(byCountAndName);
  const worded = (key: WordKey) =>
    most(columns.words[key].values, words[key])
      .map(({ value, count }) => ({ name: value, count }))
      .sort(byCountAndName);
  return {
    categories: named('category'),
    subcategories: named('subcategory'),
    brands: named('brand'),
    models: named('model'),
    states: named('state'),
    cities: withCities ? named('city') : [],
    ...keyed(
      SORTED_WORD_FACETS,
      ({ parameter }) => parameter,
      ({ key }) => worded(key),
    ),
    kinds,
    deals,
    ending,
    years: yearsOf(years),
  };
}

/** How many offers have each value of a column, as the index has them: values without offers are left out. */
export function countsOf(
  columns: OfferColumns,
  counts: OfferCounts,
  name: 'category' | 'subcategory' | 'brand' | 'model',
): Counted<number>[] {
  return counted(columns[name].values, counts.tallies[name]);
}

function counted<T>(values: readonly T[], counts: Int32Array): Counted<T>[] {
  const found: Counted<T>[] = [];
  for (const [id, value] of values.entries()) {
    const count = counts[id] ?? 0;
    if (count > 0) found.push({ value, count });
  }
  return found;
}

function most<T extends string | number>(values: readonly T[], counts: Int32Array): Counted<T>[] {
  const all = counted(values, counts);
  if (all.length <= listLength) return all;
  return all
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, listLength);
}

function byCountAndName(
  one: { readonly name: string; readonly count: number },
  other: { readonly name: string; readonly count: number },
): number {
  if (one.count !== other.count) return other.count - one.count;
  return one.name < other.name ? -1 : one.name === other.name ? 0 : 1;
}

function yearsOf(counts: Int32Array): Facets['years'] {
  const found = [...counts.entries()]
    .filter(([, count]) => count > 0)
    .map(([year, count]) => ({ year, count }));
  return { min: found[0]?.year ?? null, max: found.at(-1)?.year ?? null, counts: found.reverse() };
}
