import { listSavedSearches } from '@patio/contract/catalogue/saved-searches/list-saved-searches.ts';
import type { LoaderApi } from '../../../platform/api/loader-api.ts';
import { loadPrivate } from '../../../platform/session/load-private.ts';

/** The saved searches of the signed-in user, the latest first. */
export function loadSearches(api: LoaderApi, url: URL) {
  return loadPrivate(api, url, async () => (await api.call(listSavedSearches)).data);
}
