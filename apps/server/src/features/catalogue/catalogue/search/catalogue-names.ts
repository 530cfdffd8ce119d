import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import { stemOf, type CatalogueNames } from '@patio/domain/catalogue/search/understand-term.ts';
import type { IndexedOffers } from '../index/offer-index.ts';
import type { ValueColumn } from '../index/sets/value-column.ts';

/** The values of a column by their stems, as far as they were read: "Branco" and "Branca" have the same. */
interface StemIds {
  readonly ids: Map<string, number[]>;
  read: number;
}

const stemsOf = new WeakMap<ValueColumn, StemIds>();

/** Names and values of open offers, for parsing search terms. */
export function catalogueNames({ columns, names }: IndexedOffers): CatalogueNames {
  const { bits } = columns.open;
  const isOpen = (column: ValueColumn, id: number | undefined) =>
    id !== undefined && (column.postings[id]?.sizeIn(bits) ?? 0) > 0;
  const { state, city, years } = columns.values;
  return {
    values: (key, stems) => {
      const column = columns.values[key];
      const ids = stemIds(column).get(stems) ?? [];
      return ids.filter((id) => isOpen(column, id)).map((id) => String(column.values[id]));
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

function stemIds(column: ValueColumn): ReadonlyMap<string, readonly number[]> {
  const known = stemsOf.get(column) ?? { ids: new Map<string, number[]>(), read: 0 };
  stemsOf.set(column, known);
  for (; known.read < column.values.length; known.read += 1) {
    const stems = stemOf(foldText(String(column.values[known.read])));
    const ids = known.ids.get(stems);
    if (ids === undefined) known.ids.set(stems, [known.read]);
    else ids.push(known.read);
  }
  return known.ids;
}
