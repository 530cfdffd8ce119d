import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { SORTED_WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import type { NamesByCode } from '../saving/names-by-code.ts';
import type { OfferCounts } from './count-offers.ts';
import type { ValueKey } from './offer-columns.ts';
import type { IndexedOffers } from './offer-index.ts';

/** Maximum of entries in one list, most frequent first. */
const listLength = 200;
/** More than any column has values. */
const ranks = 2 ** 21;

const namedLists = {
  categories: 'category',
  subcategories: 'subcategories',
  brands: 'brands',
  models: 'models',
  states: 'state',
  cities: 'city',
} as const satisfies Readonly<Record<string, ValueKey>>;
type NamedKey = (typeof namedLists)[keyof typeof namedLists];

const books = {
  category: 'category',
  subcategories: 'subcategory',
  brands: 'brand',
  models: 'model',
  state: 'state',
  city: 'city',
} as const satisfies Readonly<Record<NamedKey, keyof NamesByCode>>;

const isNamed = (key: ValueKey): key is NamedKey => key in books;

/** The JSON prefix of a value's entry, up to its count, and the position of each value by name. */
interface Pieces {
  readonly names: NamesByCode;
  readonly begins: readonly string[];
  readonly rank: Int32Array;
  readonly ids: Int32Array;
}

/** Writes counts as the field `facets` of a reply. Entries are built from pieces that are cached while the names are unchanged. */
export class FacetWriter {
  readonly #pieces = new Map<string, Pieces>();

  /** Cities are listed and counted once a state is chosen. */
  write(index: IndexedOffers, counts: OfferCounts, withCities: boolean, idiom: Idiom): string {
    const list = (key: ValueKey) => this.#list(index, key, counts.of(key), idiom);
    const named = Object.entries(namedLists).map(
      ([field, key]) => `"${field}":[${key === 'city' && !withCities ? '' : list(key)}]`,
    );
    const worded = SORTED_WORD_FACETS.map(({ key, parameter }) => `"${parameter}":[${list(key)}]`);
    const { kinds, deals, ending } = counts;
    const others = Object.entries({ kinds, deals, ending }).map(
      ([field, value]) => `"${field}":${JSON.stringify(value)}`,
    );
    return `{${[...named, ...worded, ...others, `"years":${yearsOf(index, counts)}`].join()}}`;
  }

  /** Most frequent values first, then by name. */
  #list(index: IndexedOffers, key: ValueKey, counts: Int32Array, idiom: Idiom): string {
    const { begins, rank, ids } = this.#piecesOf(index, key, idiom);
    const order = new Float64Array(counts.length);
    let found = 0;
    for (let id = 0; id < counts.length; id += 1) {
      const count = counts[id] ?? 0;
      if (count > 0) order[found++] = (rank[id] ?? 0) - count * ranks;
    }
    let json = '';
    for (const place of order.subarray(0, found).sort().subarray(0, listLength)) {
      const count = Math.ceil(-place / ranks);
      const id = ids[place + count * ranks] ?? 0;
      json += `${json === '' ? '' : ','}${begins[id] ?? ''}${count}}`;
    }
    return json;
  }

  #piecesOf(index: IndexedOffers, key: ValueKey, idiom: Idiom): Pieces {
    const cached = this.#pieces.get(`${idiom} ${key}`);
    if (
      cached &&
      cached.names === index.names &&
      cached.rank.length === index.columns.values[key].values.length
    )
      return cached;
    const made = piecesOf(index, key, idiom);
    this.#pieces.set(`${idiom} ${key}`, made);
    return made;
  }
}

function piecesOf({ columns, names }: IndexedOffers, key: ValueKey, idiom: Idiom): Pieces {
  const { values } = columns.values[key];
  const called = values.map((value) =>
    isNamed(key) ? nameOf(names, key, Number(value), idiom) : String(value),
  );
  const begins = values.map((value, id) => {
    const code = isNamed(key) ? `"codigo":${value},` : '';
    return `{${code}"name":${JSON.stringify(called[id])},"count":`;
  });
  const name = (id: number) => called[id] ?? '';
  const ids = Int32Array.from(
    [...values.keys()].sort((one, other) =>
      name(one) < name(other) ? -1 : name(one) === name(other) ? one - other : 1,
    ),
  );
  const rank = new Int32Array(values.length);
  for (const [place, id] of ids.entries()) rank[id] = place;
  return { names, begins, rank, ids };
}

/** The name of a code; also in English, if it has one. */
export function nameOf(names: NamesByCode, key: NamedKey, code: number, idiom: Idiom): string {
  const book = books[key];
  const english = book === 'state' || book === 'city' || idiom !== 'EN' ? undefined : names.english[book];
  return english?.get(code) ?? names[book].get(code) ?? '';
}

function yearsOf({ columns }: IndexedOffers, counts: OfferCounts): string {
  const { values } = columns.values.years;
  const found = [...counts.of('years').entries()]
    .filter(([, count]) => count > 0)
    .map(([id, count]) => ({ year: Number(values[id]), count }))
    .sort((one, other) => other.year - one.year);
  return JSON.stringify({ min: found.at(-1)?.year ?? null, max: found[0]?.year ?? null, counts: found });
}
