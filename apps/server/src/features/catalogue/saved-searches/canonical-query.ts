import { offerQuery, type OfferQuery } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { RANGE_FACETS } from '@patio/domain/catalogue/catalogue/filter/facets.ts';
import { CODE_FACETS, SORTED_WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { keyed } from '@patio/domain/tables/keyed.ts';
import { fieldErrors } from '../../../platform/http/field-errors.ts';

type Field = keyof OfferQuery;

/** The fields of a saved search, in canonical order. Order, page and what depends on the current time are not part of it. */
const kept: readonly Field[] = [
  'term',
  'exact',
  'category',
  ...CODE_FACETS.map(({ parameter }) => parameter),
  ...SORTED_WORD_FACETS.map(({ parameter }) => parameter),
  'lot',
  'vehicle',
  ...RANGE_FACETS.flatMap(({ parameter }) => [`${parameter}Start` as const, `${parameter}End` as const]),
  'state',
  'city',
  'deal',
  'lat',
  'lon',
  'radius',
];

/** Values of a field that do not filter. */
const standard: Readonly<Partial<Record<Field, string>>> = {
  exact: '0',
  category: '0',
  lot: '1',
  vehicle: '1',
  ...keyed(
    RANGE_FACETS,
    ({ parameter }) => `${parameter}Start` as const,
    () => '0',
  ),
  ...keyed(
    RANGE_FACETS,
    ({ parameter }) => `${parameter}End` as const,
    () => '-1',
  ),
};

/** A filter as parsed, and its canonical form. */
export interface CanonicalQuery {
  readonly query: OfferQuery;
  /** As the query of a URL. */
  readonly text: string;
}

/** Parses the filter of a saved search. Errors: `invalid-fields` for a value that a list would refuse too. */
export function canonicalQuery(given: string, store: string | null, idiom: Idiom): CanonicalQuery {
  const wanted = new URLSearchParams(given);
  const fields = kept.flatMap((name) => (wanted.get(name) ? [[name, wanted.get(name)] as const] : []));
  const parsed = offerQuery.safeParse({
    ...Object.fromEntries(fields),
    ...(store === null ? {} : { partner: store }),
  });
  if (!parsed.success) throw fieldErrors(parsed.error, idiom);
  const query = { ...parsed.data, ...around(parsed.data) };
  const written = new URLSearchParams();
  for (const name of kept) {
    const text = textOf(query[name]);
    if (text !== '' && text !== standard[name]) written.set(name, text);
  }
  return { query, text: written.toString() };
}

/** A radius needs its centre, and the centre a radius; a hundredth of a degree is precise enough for both. */
function around({ lat, lon, radius }: OfferQuery): Pick<OfferQuery, 'lat' | 'lon' | 'radius'> {
  if (lat === undefined || lon === undefined || radius === undefined)
    return { lat: undefined, lon: undefined, radius: undefined };
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
  return { lat: rounded(lat), lon: rounded(lon), radius };
}

function textOf(value: OfferQuery[Field]): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (Array.isArray(value)) return [...new Set(value.map(String))].sort(byNumberOrName).join(',');
  return String(value).trim().toLowerCase();
}

function byNumberOrName(one: string, other: string): number {
  return Number(one) - Number(other) || (one < other ? -1 : one > other ? 1 : 0);
}
