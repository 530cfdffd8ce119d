import { getPersonalData } from '@patio/contract/people/personal-data/get-personal-data.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import type { LoaderApi } from '../../../platform/api/loader-api.ts';
import { loadPrivate, type PrivateData } from '../../../platform/session/load-private.ts';

export type PersonalData = Reply<typeof getPersonalData>;

/** Requests and consents of the signed-in user. */
export function loadPersonalData(api: LoaderApi, url: URL): Promise<PrivateData<PersonalData>> {
  return loadPrivate(api, url, () => api.call(getPersonalData));
}
