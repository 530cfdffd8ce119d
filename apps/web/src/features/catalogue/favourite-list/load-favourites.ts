import { listFavourites } from '@patio/contract/catalogue/favourites/list-favourites.ts';
import type { LoaderApi } from '../../../platform/api/loader-api.ts';
import { loadPrivate, type PrivateData } from '../../../platform/session/load-private.ts';
import {
  cardList,
  filterFromAddress,
  heldBy,
  homeView,
  optionsOf,
  queryOf,
  type CardList,
  type FilterOptions,
  type FilterState,
  type HomeView,
} from '../catalogue/public.ts';

/** The data of the favourites screen. */
export interface FavouritesData {
  readonly list: CardList;
  readonly options: FilterOptions;
  /** Codes of the offers that have ended, with whether they were sold (S-55). */
  readonly ended: readonly { readonly code: number; readonly sold: boolean }[];
}

export interface FavouritesPageData {
  readonly favourites: PrivateData<FavouritesData>;
  readonly filter: FilterState;
  readonly view: HomeView;
}

/** The favourites of the signed-in user, under the filter of the address; the filter panel starts closed (C-38). */
export async function loadFavourites(
  api: LoaderApi,
  { request, url }: { readonly request: Request; readonly url: URL },
): Promise<FavouritesPageData> {
  const filter = filterFromAddress(url.searchParams, undefined);
  const view = { ...homeView(request.headers.get('cookie') ?? ''), panelOpen: false };
  const favourites = await loadPrivate(api, url, async () => {
    const query = { ...queryOf(filter, view.place), page: filter.page, limit: view.limit };
    const reply = await api.call(listFavourites, { query });
    const measured = filter.order === 'DISTANCIA' || filter.radius > 0 ? view.place : null;
    const ended = reply.data.filter(({ status }) => status !== 'A');
    return {
      list: cardList(reply, measured),
      options: { ...optionsOf(null, reply, filter), whole: heldBy(reply.facets) },
      ended: ended.map(({ codigoOferta, status }) => ({ code: codigoOferta, sold: status !== 'E' })),
    };
  });
  return { favourites, filter, view };
}
