import { listInterests, type InterestCategory } from '@patio/contract/catalogue/interests/list-interests.ts';
import { getMe } from '@patio/contract/identity/sessions/get-me.ts';
import type { LoaderApi } from '../../../platform/api/loader-api.ts';

export interface InterestsData {
  /** Null: they could not be loaded. */
  readonly categories: readonly InterestCategory[] | null;
  /** Whether they belong to a signed-in user; a token that has expired shows nobody's. */
  readonly own: boolean;
}

/** The data of the interests screen (ROUT-17). */
export async function loadInterestsPage(api: LoaderApi): Promise<InterestsData> {
  const [categories, me] = await Promise.all([
    api.attempt(listInterests),
    api.token === null ? null : api.attempt(getMe),
  ]);
  return { categories, own: me !== null };
}
