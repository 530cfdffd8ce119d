import { getProfile } from '@patio/contract/identity/accounts/get-profile.ts';
import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import { listInterests, type InterestCategory } from '@patio/contract/catalogue/interests/list-interests.ts';
import { listOwnDocuments } from '@patio/contract/people/documents/list-own-documents.ts';
import { getOwnTrust } from '@patio/contract/people/trust/get-own-trust.ts';
import type { LoaderApi } from '../../../../platform/api/loader-api.ts';
import type { OwnDocument } from '../../../people/documents/public.ts';
import type { OwnTrust } from '../../../people/trust/public.ts';
import { loadPrivate, type PrivateData } from '../../../../platform/session/load-private.ts';

/** What the profile screen begins with. */
export interface ProfilePageData {
  readonly profile: Profile;
  /** Null when the categories could not be loaded; the rest of the profile does without. */
  readonly categories: readonly InterestCategory[] | null;
  /** Null when it could not be loaded; the rest of the profile does without. */
  readonly trust: OwnTrust | null;
  /** Null when they could not be loaded; the rest of the profile does without. */
  readonly documents: readonly OwnDocument[] | null;
}

/** The profile and the interests of anyone who is signed in (PROF-02, PROF-07). */
export function loadProfilePage(api: LoaderApi, url: URL): Promise<PrivateData<ProfilePageData>> {
  return loadPrivate(api, url, async () => {
    const [profile, categories, trust, documents] = await Promise.all([
      api.call(getProfile),
      api.attempt(listInterests),
      api.attempt(getOwnTrust),
      api.attempt(listOwnDocuments),
    ]);
    return { profile, categories, trust: trust?.data ?? null, documents: documents?.data ?? null };
  });
}
