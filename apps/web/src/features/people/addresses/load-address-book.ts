import type { Address } from '@patio/contract/people/addresses/address.ts';
import { listAddresses } from '@patio/contract/people/addresses/list-addresses.ts';
import type { LoaderApi } from '../../../platform/api/loader-api.ts';
import { loadPrivate, type PrivateData } from '../../../platform/session/load-private.ts';

/** The addresses of the signed-in user. */
export function loadAddressBook(api: LoaderApi, url: URL): Promise<PrivateData<readonly Address[]>> {
  return loadPrivate(api, url, () => api.call(listAddresses));
}
