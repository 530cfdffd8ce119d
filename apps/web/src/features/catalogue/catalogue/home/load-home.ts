import { getFilterOptions } from '@patio/contract/catalogue/catalogue/get-filter-options.ts';
import { listCards } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { listBanners, type Banner } from '@patio/contract/catalogue/content/list-banners.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { nearestMetres } from '@patio/domain/distance/great-circle.ts';
import type { LoaderApi } from '../../../../platform/api/loader-api.ts';
import { memoryFor } from '../../../../platform/api/remember.ts';
import { FAILED_LIST, type CardList } from '../cards/card-list.ts';
import { cardView, type CardView } from '../cards/card-view.ts';
import { SHOWN, choiceSet, type FilterOptions } from '../filters/filter-options.ts';
import { queryOf } from '../filters/filter-query.ts';
import type { FilterState } from '../filters/filter-state.ts';
import type { Place } from '../places/place.ts';
import { spotlightQuery } from './spotlights.ts';

const KEEP_MS = 30_000;

type Lists = Reply<typeof getFilterOptions>;
type Page = Reply<typeof listCards>;

const bannerMemory = memoryFor<readonly Banner[]>(KEEP_MS);
const listMemory = memoryFor<Lists>(KEEP_MS);

/** Loads everything home shows. A failed call leaves its part empty; the lists report it. */
export async function loadHome(
  api: LoaderApi,
  filter: FilterState,
  view: { limit: number; place: Place | null },
) {
  const query = queryOf(filter, view.place);
  const [banners, lists, page, spotlight] = await Promise.all([
    bannerMemory(`${filter.category} ${api.partner ?? ''} ${api.idiom} ${api.content}`, () =>
      loadBanners(api, filter.category),
    ),
    listMemory(`${filter.category} ${api.partner ?? ''} ${api.idiom} ${api.content}`, () =>
      loadLists(api, filter.category),
    ),
    api.attempt(listCards, { query: { ...query, fields: 'card', page: filter.page, limit: view.limit } }),
    api.attempt(listCards, { query: spotlightQuery(query, 1) }),
  ]);
  const measured = filter.order === 'DISTANCIA' || filter.radius > 0 ? view.place : null;
  return {
    banners: banners ?? [],
    options: optionsOf(lists, page, filter),
    offers: cardList(page, measured),
    spotlight: cardList(spotlight, null),
    corrected: page?.corrigido ?? null,
    understood: page?.entendido ?? null,
  };
}

/** What the filter panel shows: of each long list only its first items and the chosen ones (FILT-26). */
export function optionsOf(
  lists: Lists | null,
  page: Pick<Page, 'facets'> | null,
  filter: FilterState,
): FilterOptions {
  const { brands, subcategories, models, categories: _, ...facets } = page?.facets ?? NO_FACETS;
  return {
    brands: choiceSet(lists?.brands ?? [], brands, filter.brands, SHOWN.brands),
    subcategories: choiceSet(
      lists?.subcategories ?? [],
      subcategories,
      filter.subcategories,
      SHOWN.subcategories,
    ),
    models: choiceSet(lists?.models ?? [], models, filter.models, SHOWN.models),
    facets: 'kinds' in facets ? facets : null,
  };
}

const NO_FACETS = { brands: undefined, subcategories: undefined, models: undefined, categories: undefined };

function loadBanners(api: LoaderApi, category: number) {
  return api.attempt(listBanners, { params: { id: category } });
}

function loadLists(api: LoaderApi, category: number) {
  return api.attempt(getFilterOptions, { query: { category } });
}

/** A list of cards from a reply; distances from `from`, where they matter. */
export function cardList(
  reply: (Pick<Page, 'data'> & { readonly total?: number | undefined }) | null,
  from: Place | null,
): CardList {
  if (reply === null) return FAILED_LIST;
  return {
    cards: cardsOf(reply.data),
    total: reply.total ?? reply.data.length,
    failed: false,
    distances: from === null ? [] : reply.data.map(({ vehicles }) => kilometresTo(from, vehicles)),
  };
}

/** A reply that has not changed since it was last asked for is the same object again. */
const cards = new WeakMap<Page['data'], readonly CardView[]>();

function cardsOf(offers: Page['data']): readonly CardView[] {
  const known = cards.get(offers) ?? offers.map(cardView);
  cards.set(offers, known);
  return known;
}

function kilometresTo({ lat, lon }: Place, vehicles: Page['data'][number]['vehicles']): number | null {
  const metres = nearestMetres({ latitude: lat, longitude: lon }, vehicles);
  return metres === null ? null : Math.round(metres / 1000);
}
