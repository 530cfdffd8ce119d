import { listOwnVisits } from '@patio/contract/sales/visits/list-own-visits.ts';
import type { OwnVisit } from '@patio/contract/sales/visits/visit-fields.ts';
import type { LoaderApi } from '../../../platform/api/loader-api.ts';
import { loadPrivate, type PrivateData } from '../../../platform/session/load-private.ts';

/** The visits of the signed-in user. */
export function loadVisits(api: LoaderApi, url: URL): Promise<PrivateData<readonly OwnVisit[]>> {
  return loadPrivate(api, url, async () => (await api.call(listOwnVisits)).data);
}
