import { WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { MACHINES_CATEGORY } from '@patio/domain/catalogue/catalogue/hour-meter.ts';
import { byKey } from '@patio/domain/tables/keyed.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import type { SearchWords } from '@patio/domain/catalogue/saved-searches/search-name.ts';
import type { FilterOptions, FilterState } from '../catalogue/public.ts';

interface Named {
  readonly filter: FilterState;
  readonly options: FilterOptions;
  readonly categories: readonly { readonly codigo: number; readonly name: string }[];
}

/** The filter of home as the text from which a search is named. */
export function searchWords({ filter, options, categories }: Named): SearchWords {
  const named = (list: 'brands' | 'subcategories' | 'models'): string[] =>
    filter[list].flatMap((code) => options[list].items.find((item) => item.code === code)?.name ?? []);
  const cents = (value: number): number | null => centavosFromReais(value);
  return {
    term: filter.term,
    category: categories.find(({ codigo }) => codigo === filter.category)?.name ?? null,
    subcategories: named('subcategories'),
    brands: named('brands'),
    models: named('models'),
    ...byKey(WORD_FACETS, ({ key }) => filter[key]),
    lots: filter.lot,
    singles: filter.vehicle,
    price: {
      from: filter.price.start > 0 ? cents(filter.price.start) : null,
      to: filter.price.end === -1 ? null : cents(filter.price.end),
    },
    usage: {
      from: filter.usage.start > 0 ? filter.usage.start : null,
      to: filter.usage.end === -1 ? null : filter.usage.end,
    },
    inHours: filter.category === MACHINES_CATEGORY,
    years: filter.years,
    deal: filter.deal === '' ? null : filter.deal,
    city: filter.city,
    state: filter.state,
    radiusKm: filter.radius > 0 ? filter.radius : null,
  };
}
