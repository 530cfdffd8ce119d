import { DEFAULT_ORDER, type OfferOrder } from '@patio/domain/catalogue/sort-offers.ts';
import { FULL_RANGE, isFullRange, type Range } from '@patio/domain/catalogue/range-filter.ts';

/** What a visitor has chosen on home. Lists hold codes; prices in reais, usage in km. */
export interface FilterState {
  readonly term: string;
  /** 0: all. */
  readonly category: number;
  readonly lot: boolean;
  readonly vehicle: boolean;
  readonly price: Range;
  readonly usage: Range;
  readonly brands: readonly number[];
  readonly subcategories: readonly number[];
  readonly models: readonly number[];
  readonly state: string;
  readonly city: string;
  readonly order: OfferOrder;
  /** From 1. */
  readonly page: number;
}

/** Nothing chosen (FILT-17, FILT-19). */
export const NO_FILTER: FilterState = {
  term: '',
  category: 0,
  lot: true,
  vehicle: true,
  price: FULL_RANGE,
  usage: FULL_RANGE,
  brands: [],
  subcategories: [],
  models: [],
  state: '',
  city: '',
  order: DEFAULT_ORDER,
  page: 1,
};

const ORDERS: ReadonlyMap<string, OfferOrder> = new Map(
  (['MAIS_RECENTES', 'MAIS_ANTIGOS', 'MAIOR_PRECO', 'MENOR_PRECO', 'DISTANCIA', 'TERMINA_LOGO'] as const).map(
    (order) => [order, order],
  ),
);

/** Reads the filter from an address; what does not make sense is left out. */
export function filterFromAddress(query: URLSearchParams, category: string | undefined): FilterState {
  return {
    term: (query.get('term') ?? '').trim().slice(0, 200),
    category: wholeNumber(category) ?? 0,
    lot: query.get('lot') !== '0',
    vehicle: query.get('vehicle') !== '0',
    price: range(query, 'price'),
    usage: range(query, 'usage'),
    brands: codes(query.get('brands')),
    subcategories: codes(query.get('subcategories')),
    models: codes(query.get('models')),
    state: query.get('state')?.slice(0, 60) ?? '',
    city: query.get('city')?.slice(0, 100) ?? '',
    order: ORDERS.get(query.get('order') ?? '') ?? DEFAULT_ORDER,
    page: Math.max(1, wholeNumber(query.get('page')) ?? 1),
  };
}

/** Writes the filter as the query of an address, defaults left out: the same choice has one address. The category is in the path. */
export function filterToQuery(filter: FilterState): URLSearchParams {
  const query = new URLSearchParams();
  const put = (name: string, value: string, standard = ''): void => {
    if (value !== standard) query.set(name, value);
  };
  put('term', filter.term);
  put('lot', filter.lot ? '' : '0');
  put('vehicle', filter.vehicle ? '' : '0');
  for (const [name, { start, end }] of [
    ['price', filter.price],
    ['usage', filter.usage],
  ] as const) {
    put(`${name}Start`, String(start), '0');
    put(`${name}End`, String(end), '-1');
  }
  put('brands', filter.brands.join(','));
  put('subcategories', filter.subcategories.join(','));
  put('models', filter.models.join(','));
  put('state', filter.state);
  put('city', filter.city);
  put('order', filter.order, DEFAULT_ORDER);
  put('page', String(filter.page), '1');
  return query;
}

/** The address of home with a filter; `home` is the path of home in the present store. */
export function filterToAddress(filter: FilterState, home: string): string {
  const path = filter.category === 0 ? home : `${home}/${filter.category}`;
  const query = filterToQuery(filter).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Clears the filter; the term goes too unless `keepTerm`, the order stays (FILT-17, FILT-18, C-44). */
export function cleared(filter: FilterState, keepTerm: boolean): FilterState {
  const kept = { ...NO_FILTER, order: filter.order };
  return keepTerm ? { ...kept, term: filter.term, category: filter.category } : kept;
}

/** How many choices are active, for the badge on the filter button. */
export function activeChoices(filter: FilterState): number {
  const lists = filter.brands.length + filter.subcategories.length + filter.models.length;
  const flags = [
    !filter.lot,
    !filter.vehicle,
    !isFullRange(filter.price),
    !isFullRange(filter.usage),
    filter.state !== '',
    filter.city !== '',
  ];
  return lists + flags.filter(Boolean).length;
}

function wholeNumber(text: string | null | undefined): number | null {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : null;
  return value;
}

function codes(text: string | null): number[] {
  const numbers = (text ?? '').split(',').flatMap((part) => wholeNumber(part) ?? []);
  return [...new Set(numbers)];
}

function range(query: URLSearchParams, name: string): Range {
  const start = wholeNumber(query.get(`${name}Start`)) ?? FULL_RANGE.start;
  const end = wholeNumber(query.get(`${name}End`)) ?? FULL_RANGE.end;
  return { start, end };
}
