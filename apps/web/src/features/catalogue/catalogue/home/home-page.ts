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
 * Everything the page of home needs. A category that does not exist is an empty list, a page like any other that search engines are told
 * is not there; a list that could not be loaded is one too, but not to be stored (HOME-04, HOME-11).
 * What is understood of a search as filters leads to the address that has them.
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
    // A redirect in the browser loses the place that a search leads to (SRCH-04).
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

/** What an unknown category has: no offers, and nothing to filter by or to count. */
const nothingOf = (filter: FilterState) => ({
  offers: EMPTY_LIST,
  spotlight: EMPTY_LIST,
  options: optionsOf(null, null, filter),
});

/** A search within a category that finds nothing there: it is tried in all of them (C-44). */
function findsNothing({ term, category }: FilterState, { total, failed }: CardList): boolean {
  return term !== '' && category !== 0 && total === 0 && !failed;
}

const keeping = (cookie: string): Record<string, string> => (cookie === '' ? {} : { 'set-cookie': cookie });

/** Whether home has this category; none and 0 are all of them. Categories that could not be loaded are given the benefit of the doubt. */
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

/** What `loadHomePage` gives. */
export type HomeData = Awaited<ReturnType<typeof loadHomePage>>['data'];
