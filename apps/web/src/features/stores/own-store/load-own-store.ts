import { CallFailure } from '@patio/api-client/call-failure.ts';
import { getOwnStore, type OwnStore } from '@patio/contract/stores/partners/get-own-store.ts';
import type { LoaderApi } from '../../../platform/api/loader-api.ts';
import { loadPrivate, type PrivateData } from '../../../platform/session/load-private.ts';

/** The store of anyone who is signed in; null for who works for none. */
export function loadOwnStore(api: LoaderApi, url: URL): Promise<PrivateData<OwnStore | null>> {
  return loadPrivate(api, url, async () => {
    try {
      return (await api.call(getOwnStore)).data;
    } catch (failure) {
      if (failure instanceof CallFailure && failure.status === 404) return null;
      throw failure;
    }
  });
}
