import { isRouteErrorResponse } from 'react-router';
import { idiomFrom } from '../../../../platform/i18n/idiom.ts';
import { cookieOf } from '../../../../platform/api/cookies.ts';
import { filterFromAddress, isCutTerm } from '../filters/filter-address.ts';
import type { FilterOptions } from '../filters/filter-options.ts';
import type { HomeData } from './home-page.ts';
import { homeView } from './home-view.ts';
import { FAILED_LIST } from '../cards/card-list.ts';

const LIMIT_MS = 20_000;
const NOTHING = { items: [], total: 0 };
const NO_OPTIONS: FilterOptions = {
  brands: NOTHING,
  subcategories: NOTHING,
  models: NOTHING,
  facets: null,
};

let last: HomeData | null = null;

/** Keeps the data of home, so that filters and banners stay when the next list cannot be loaded. */
export function rememberHome(shown: HomeData): void {
  last = shown;
}

/**
 * Loads home from the server during client-side navigation. When the call is rejected, interrupted or times out, the lists say so in place
 * with a retry: never an error screen (HOME-11). An unknown address is still reported as such.
 */
export async function loadInBrowser(
  load: () => Promise<HomeData>,
  { request, params }: { request: Request; params: { readonly category?: string | undefined } },
): Promise<HomeData> {
  try {
    return await inTime(load());
  } catch (failure) {
    if (failure instanceof Response) throw failure;
    if (isRouteErrorResponse(failure) && failure.status === 404) throw failure;
    const { searchParams, origin } = new URL(request.url);
    return {
      banners: last?.banners ?? [],
      options: last?.options ?? NO_OPTIONS,
      missing: false,
      elsewhere: false,
      offers: FAILED_LIST,
      spotlight: FAILED_LIST,
      corrected: null,
      understood: null,
      filter: filterFromAddress(searchParams, params.category),
      view: homeView(document.cookie),
      cutTerm: isCutTerm(searchParams),
      idiom: idiomFrom(cookieOf(document.cookie, 'idiom')),
      origin,
    };
  }
}

function inTime<Value>(value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('out of time')), LIMIT_MS);
    void value.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
