import { CODE_FACETS, WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { byKey } from '@patio/domain/tables/keyed.ts';
import type { Deal } from '@patio/domain/catalogue/catalogue/filter/offer-filter.ts';
import { FULL_RANGE, type ChosenRange } from '@patio/domain/catalogue/catalogue/range-filter.ts';
import { DEFAULT_ORDER, type OfferOrder } from '@patio/domain/catalogue/catalogue/sort-offers.ts';
import { lightText } from '@patio/domain/texts/light-text.ts';
import type { FilterState } from './filter-state.ts';

const ORDERS: ReadonlyMap<string, OfferOrder> = new Map(
  (['MAIS_RECENTES', 'MAIS_ANTIGOS', 'MAIOR_PRECO', 'MENOR_PRECO', 'DISTANCIA', 'TERMINA_LOGO'] as const).map(
    (order) => [order, order],
  ),
);
const DEALS: ReadonlyMap<string, Deal> = new Map(
  (['buy', 'bid', 'proposal'] as const).map((deal) => [deal, deal]),
);
/** The server's limits: characters of a search, items of a list, pages, hours, kilometres. */
export const MOST = { term: 200, list: 100, page: 1_000_000, hours: 8760, radius: 20_000 } as const;

/** Reads the filter from an address; invalid parts are dropped, so that the result is always a valid request. */
export function filterFromAddress(query: URLSearchParams, category: string | undefined): FilterState {
  return {
    term: cut(searchTerm(query.get('term')), MOST.term),
    exact: query.get('exact') === '1',
    category: wholeNumber(category) ?? 0,
    lot: query.get('lot') !== '0',
    vehicle: query.get('vehicle') !== '0',
    price: range(query, 'price'),
    usage: range(query, 'usage'),
    ...byKey(CODE_FACETS, ({ parameter }) => codes(query.get(parameter))),
    state: cut(plain(query.get('state')), 60),
    city: cut(plain(query.get('city')), 100),
    years: { from: year(query.get('yearFrom')), to: year(query.get('yearTo')) },
    deal: DEALS.get(query.get('deal') ?? '') ?? '',
    ending: atMost(wholeNumber(query.get('endingWithin')), MOST.hours),
    radius: atMost(wholeNumber(query.get('radius')), MOST.radius),
    ...byKey(WORD_FACETS, ({ parameter }) => words(query.get(parameter))),
    order: ORDERS.get(query.get('order') ?? '') ?? DEFAULT_ORDER,
    page: Math.min(MOST.page, Math.max(1, wholeNumber(query.get('page')) ?? 1)),
  };
}

/** Whether the search in an address is too long, so that only its beginning is used. */
export function isCutTerm(query: URLSearchParams): boolean {
  return searchTerm(query.get('term')).length > MOST.term;
}

/** The category code of an address: 0 without one, null when no category can have that name. */
export function categoryOfAddress(category: string | undefined): number | null {
  return category === undefined ? 0 : wholeNumber(category);
}

/** Writes the filter as the query of an address without defaults: the same filter always has the same address. The category is in the path. */
export function filterToQuery(filter: FilterState): URLSearchParams {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number | null, standard: string | number = ''): void => {
    if (value !== null && value !== standard) query.set(name, String(value));
  };
  put('term', filter.term);
  put('exact', filter.exact && filter.term !== '' ? 1 : '');
  put('lot', filter.lot ? '' : 0);
  put('vehicle', filter.vehicle ? '' : 0);
  for (const name of ['price', 'usage'] as const) {
    const { start, end, includesStart, includesEnd } = filter[name];
    put(includesStart ? `${name}From` : `${name}Start`, start, 0);
    put(includesEnd ? `${name}To` : `${name}End`, end, -1);
  }
  for (const { key, parameter } of CODE_FACETS) put(parameter, filter[key].join(','));
  put('state', filter.state);
  put('city', filter.city);
  put('yearFrom', filter.years.from);
  put('yearTo', filter.years.to);
  put('deal', filter.deal);
  put('endingWithin', filter.ending, 0);
  put('radius', filter.radius, 0);
  for (const { key, parameter } of WORD_FACETS) put(parameter, filter[key].join(','));
  put('order', filter.order, DEFAULT_ORDER);
  put('page', filter.page, 1);
  return query;
}

/** The address of home with a filter; `home` is the path of home in the current store. */
export function filterToAddress(filter: FilterState, home: string): string {
  const path = filter.category === 0 ? home : `${home}/${filter.category}`;
  const query = filterToQuery(filter).toString();
  return query === '' ? path : `${path}?${query}`;
}

function wholeNumber(text: string | null | undefined): number | null {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : null;
}

function atMost(value: number | null, most: number): number {
  return value === null || value > most ? 0 : value;
}

function year(text: string | null): number | null {
  return /^(19|20)\d\d$/.test(text ?? '') ? Number(text) : null;
}

function searchTerm(text: string | null): string {
  return plain(text).replaceAll(/\s+/g, ' ').trim();
}

/** Without the parts that the server would reject. */
function plain(text: string | null): string {
  return lightText(text ?? '');
}

/** The beginning of a text; never cuts a character in half. */
function cut(text: string, most: number): string {
  return lightText(text.slice(0, most));
}

function codes(text: string | null): number[] {
  const numbers = (text ?? '').split(',').flatMap((part) => wholeNumber(part) ?? []);
  return [...new Set(numbers)].slice(0, MOST.list);
}

function words(text: string | null): string[] {
  const named = plain(text)
    .split(',')
    .map((word) => cut(word.trim(), 40))
    .filter((word) => word !== '');
  return [...new Set(named)].slice(0, 30);
}

/** "priceTo" is inclusive, "priceEnd" is exclusive (C-40). */
function range(query: URLSearchParams, name: string): ChosenRange {
  const [from, to] = [wholeNumber(query.get(`${name}From`)), wholeNumber(query.get(`${name}To`))];
  return {
    start: from ?? wholeNumber(query.get(`${name}Start`)) ?? FULL_RANGE.start,
    end: to ?? wholeNumber(query.get(`${name}End`)) ?? FULL_RANGE.end,
    ...(from ? { includesStart: true } : {}),
    ...(to === null ? {} : { includesEnd: true }),
  };
}
