import { getFilterOptions } from '@patio/contract/catalogue/get-filter-options.ts';
import { listOffers } from '@patio/contract/catalogue/list-offers.ts';
import { listBanners, type Banner } from '@patio/contract/content/list-banners.ts';
import { isFullRange } from '@patio/domain/catalogue/range-filter.ts';
import type { LoaderApi } from '../../platform/api/loader-api.ts';
import { memoryFor } from '../../platform/api/remember.ts';
import { cardView, type CardView } from './card-view.ts';
import type { FilterOptions } from './filter-options.ts';
import type { FilterState } from './filter-state.ts';

const SPOTLIGHTS = 20;
const KEEP_MS = 30_000;

type Choices = Pick<FilterOptions, 'brands' | 'subcategories' | 'models'>;

const bannerMemory = memoryFor<readonly Banner[]>(KEEP_MS);
const choiceMemory = memoryFor<Choices>(KEEP_MS);

/** Where the visitor is, in degrees, when he orders by distance. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** One list of home; `failed` when it could not be loaded. */
export interface CardList {
  readonly cards: readonly CardView[];
  readonly total: number;
  readonly failed: boolean;
}

/** Loads everything home shows. A failed call leaves its part empty; the lists say so. */
export async function loadHome(
  api: LoaderApi,
  filter: FilterState,
  view: { limit: number; position: Position | null },
) {
  const query = queryOf(filter, view.position);
  const [banners, choices, page, spotlight] = await Promise.all([
    bannerMemory(`${filter.category} ${api.idiom}`, () => loadBanners(api, filter.category)),
    choiceMemory(`${filter.category} ${api.partner ?? ''} ${api.idiom}`, () =>
      loadChoices(api, filter.category),
    ),
    api.attempt(listOffers, { query: { ...query, page: filter.page, limit: view.limit } }),
    api.attempt(listOffers, { query: { ...query, spotlight: '1', page: 1, limit: SPOTLIGHTS } }),
  ]);
  const options: FilterOptions = {
    brands: choices?.brands ?? [],
    subcategories: choices?.subcategories ?? [],
    models: choices?.models ?? [],
    facets: page?.facets ?? null,
  };
  return { banners: banners ?? [], options, offers: cardList(page), spotlight: cardList(spotlight) };
}

function loadBanners(api: LoaderApi, category: number) {
  return api.attempt(listBanners, { params: { id: category } });
}

function loadChoices(api: LoaderApi, category: number) {
  return api.attempt(getFilterOptions, { query: { category } });
}

function cardList(
  reply: { data: Parameters<typeof cardView>[0][]; total?: number | undefined } | null,
): CardList {
  if (reply === null) return { cards: [], total: 0, failed: true };
  return { cards: reply.data.map(cardView), total: reply.total ?? reply.data.length, failed: false };
}

/** The filter as the call takes it. */
export function queryOf(filter: FilterState, position: Position | null) {
  const price = isFullRange(filter.price)
    ? {}
    : { priceStart: filter.price.start, priceEnd: filter.price.end };
  const usage = isFullRange(filter.usage)
    ? {}
    : { usageStart: filter.usage.start, usageEnd: filter.usage.end };
  const near = filter.order === 'DISTANCIA' && position !== null ? position : {};
  return {
    order: filter.order,
    ...(filter.term === '' ? {} : { term: filter.term }),
    ...(filter.category === 0 ? {} : { category: filter.category }),
    ...(filter.lot ? {} : { lot: '0' as const }),
    ...(filter.vehicle ? {} : { vehicle: '0' as const }),
    ...price,
    ...usage,
    ...list('brands', filter.brands),
    ...list('subcategories', filter.subcategories),
    ...list('models', filter.models),
    ...(filter.state === '' ? {} : { state: filter.state }),
    ...(filter.city === '' ? {} : { city: filter.city }),
    ...near,
  };
}

function list<Name extends string>(name: Name, codes: readonly number[]): Partial<Record<Name, string>> {
  const filled: Partial<Record<Name, string>> = {};
  if (codes.length > 0) filled[name] = codes.join(',');
  return filled;
}
