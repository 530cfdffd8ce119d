import { CallFailure } from '@patio/api-client/call-failure.ts';
import { getProfile } from '@patio/contract/identity/accounts/get-profile.ts';
import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import { updateProfile, type ProfileChange } from '@patio/contract/identity/accounts/update-profile.ts';
import { browserCall } from '../../../../platform/api/browser-api.ts';
import { storeInterests } from '../../../catalogue/interests/public.ts';

/** Result of saving the profile. `erros`: the words of the server, none when it found none. */
export type ProfileResult =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly erros: readonly string[] }
  /** Saved elsewhere meanwhile; `now`: as it stands. */
  | { readonly kind: 'changed-meanwhile'; readonly erros: readonly string[]; readonly now: Profile }
  /** The data is saved, the interests are not. */
  | { readonly kind: 'interests-failed'; readonly erros: readonly string[]; readonly now: Profile };

/** Saves the profile, then the interests; null leaves those as they are (PROF-14, API-59, API-61). */
export async function saveProfile(
  change: ProfileChange,
  interests: Iterable<number> | null,
): Promise<ProfileResult> {
  let now: Profile;
  try {
    now = await browserCall(updateProfile, { body: change }, { action: true });
  } catch (failure) {
    return refusalOf(failure);
  }
  if (interests === null) return { kind: 'saved' };
  const stored = await storeInterests(interests, null);
  return stored.ok
    ? { kind: 'saved' }
    : { kind: 'interests-failed', erros: stored.text === '' ? [] : [stored.text], now };
}

async function refusalOf(failure: unknown): Promise<ProfileResult> {
  if (!(failure instanceof CallFailure)) return { kind: 'refused', erros: [] };
  const { erros, status } = failure;
  const now = status === 409 ? await browserCall(getProfile, {}, { action: true }).catch(() => null) : null;
  return now === null ? { kind: 'refused', erros } : { kind: 'changed-meanwhile', erros, now };
}
