import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { originContext } from '../../../../platform/api/contexts.ts';
import { loaderApi } from '../../../../platform/api/loader-api.ts';
import { loadCategories } from '../../../../platform/shell/load-frame.ts';
import { categoryOfAddress, filterFromAddress, filterToQuery, isCutTerm } from '../filters/filter-address.ts';
import { understoodFilter } from '../filters/understood-filter.ts';
import { placeFromAddress } from '../places/place-from-address.ts';
import { homeView } from './home-view.ts';
import { EMPTY_LIST, type CardList } from '../cards/card-list.ts';
import type { FilterState } from '../filters/filter-state.ts';
import { loadHome, optionsOf } from './load-home.ts';

const UNAVAILABLE = { status: 503, headers: { 'retry-after': '30' } };

const MISSING = { status: 404 };

/**
 * Loads everything the home page needs. A category that does not exist gives an empty list, a normal page with a "not found" status for
 * search engines; a list that could not be loaded does too, but is not cached (HOME-04, HOME-11). A search with recognized filters
 * redirects to the address that has them.
 */
export async function loadHomePage(args: LoaderFunctionArgs) {
  const api = loaderApi(args);
  const { url } = args;
  const { searchParams } = url;
  const { category } = args.params;
  const origin = args.context.get(originContext);
  const fromAddress = placeFromAddress(url, origin.startsWith('https:'));
  if (fromAddress !== null) throw redirect(fromAddress.address, { headers: keeping(fromAddress.cookie) });
  const missing = !(await isCategory(category, () => loadCategories(api)));
  const filter = filterFromAddress(searchParams, category);
  const view = homeView(args.request.headers.get('cookie') ?? '');
  const found = await loadHome(api, filter, view);
  if (found.understood !== null && !missing) {
    const chosen = filterToQuery(understoodFilter(filter, found.understood));
    // A redirect in the browser loses the position that a search leads to (SRCH-04).
    throw redirect(`${url.pathname}?${chosen.toString()}#ofertas`);
  }
  const everywhere =
    missing || !findsNothing(filter, found.offers)
      ? null
      : await loadHome(api, { ...filter, category: 0 }, view);
  const elsewhere = everywhere !== null && everywhere.offers.total > 0;
  const loaded = elsewhere ? { ...everywhere, banners: found.banners } : found;
  const page = {
    ...loaded,
    ...(missing ? nothingOf(filter) : {}),
    missing,
    elsewhere,
    filter,
    view,
    cutTerm: isCutTerm(searchParams),
    idiom: api.idiom,
    origin,
  };
  if (missing) return data(page, MISSING);
  return data(page, loaded.offers.failed ? UNAVAILABLE : {});
}

/** The data of an unknown category: no offers, no filters and no counts. */
const nothingOf = (filter: FilterState) => ({
  offers: EMPTY_LIST,
  spotlight: EMPTY_LIST,
  options: optionsOf(null, null, filter),
});

/** A search within a category without results is repeated in all of them (C-44). */
function findsNothing({ term, category }: FilterState, { total, failed }: CardList): boolean {
  return term !== '' && category !== 0 && total === 0 && !failed;
}

const keeping = (cookie: string): Record<string, string> => (cookie === '' ? {} : { 'set-cookie': cookie });

/** Whether home has this category; none and 0 mean all of them. If the categories could not be loaded, any category is accepted. */
async function isCategory(
  text: string | undefined,
  load: () => Promise<readonly { codigo: number }[] | null>,
): Promise<boolean> {
  const code = categoryOfAddress(text);
  if (code === null) return false;
  if (code === 0) return true;
  const known = (await load()) ?? [];
  return known.length === 0 || known.some(({ codigo }) => codigo === code);
}

/** The result of `loadHomePage`. */
export type HomeData = Awaited<ReturnType<typeof loadHomePage>>['data'];
