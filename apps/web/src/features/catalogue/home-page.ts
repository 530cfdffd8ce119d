import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { originContext } from '../../platform/api/contexts.ts';
import { loaderApi } from '../../platform/api/loader-api.ts';
import { loadCategories } from '../../platform/shell/load-frame.ts';
import { categoryOfAddress, filterFromAddress, isCutTerm } from './filter-address.ts';
import { broughtPlace } from './brought-place.ts';
import { homeView } from './home-view.ts';
import { loadHome } from './load-home.ts';

const UNAVAILABLE = { status: 503, headers: { 'retry-after': '30' } };

/**
 * Everything the page of home needs. An address that no category can have is not found; an empty list is a page like any other; a list
 * that could not be loaded is one too, but not to be kept (HOME-04, HOME-11).
 */
export async function loadHomePage(args: LoaderFunctionArgs) {
  const api = loaderApi(args);
  const { url } = args;
  const { searchParams } = url;
  const { category } = args.params;
  const origin = args.context.get(originContext);
  const brought = broughtPlace(url, origin.startsWith('https:'));
  if (brought !== null) throw redirect(brought.address, { headers: keeping(brought.cookie) });
  if (!(await isCategory(category, () => loadCategories(api)))) throw data(null, { status: 404 });
  const filter = filterFromAddress(searchParams, category);
  const view = homeView(args.request.headers.get('cookie') ?? '');
  const loaded = await loadHome(api, filter, view);
  const page = {
    ...loaded,
    filter,
    view,
    cutTerm: isCutTerm(searchParams),
    idiom: api.idiom,
    origin,
  };
  return data(page, loaded.offers.failed ? UNAVAILABLE : {});
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
