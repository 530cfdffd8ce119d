import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import { stemOf, type CatalogueNames } from '@patio/domain/catalogue/search/understand-term.ts';
import type { IndexedOffers } from '../index/offer-index.ts';
import type { ValueColumn } from '../index/sets/value-column.ts';

const stemsOf = new WeakMap<ValueColumn, Map<string, number>>();

/** What open offers are called and have, for understanding what is typed. */
export function catalogueNames({ columns, names }: IndexedOffers): CatalogueNames {
  const { bits } = columns.open;
  const isOpen = (column: ValueColumn, id: number | undefined) =>
    id !== undefined && (column.postings[id]?.sizeIn(bits) ?? 0) > 0;
  const { state, city, years } = columns.values;
  return {
    value: (key, stems) => {
      const column = columns.values[key];
      const id = stemIds(column).get(stems);
      return isOpen(column, id) && id !== undefined ? String(column.values[id]) : undefined;
    },
    place: (name) => {
      const called = names.statesCalled(name).find((code) => isOpen(state, state.idOf(code)));
      if (called !== undefined) return { state: names.uf(called) };
      const town = names.citiesCalled(name, null).find((code) => isOpen(city, city.idOf(code)));
      return town === undefined ? null : { city: names.city.get(town) ?? '' };
    },
    isNamed: (word) => (columns.titleWords.of(word)?.sizeIn(bits) ?? 0) > 0,
    hasYear: (year) => isOpen(years, years.idOf(year)),
  };
}

/** The values of a column by their stems, the first of those that share them. */
function stemIds(column: ValueColumn): ReadonlyMap<string, number> {
  const known = stemsOf.get(column) ?? new Map<string, number>();
  stemsOf.set(column, known);
  for (let id = known.size; id < column.values.length; id += 1) {
    const stems = stemOf(foldText(String(column.values[id])));
    known.set(known.has(stems) ? `${stems} ${id}` : stems, id);
  }
  return known;
}
