import { CallFailure } from '@patio/api-client/call-failure.ts';
import { updateProfile, type ProfileChange } from '@patio/contract/accounts/update-profile.ts';
import { browserCall } from '../../platform/api/browser-api.ts';
import { keepInterests } from '../interests/public.ts';

/** What came of saving the profile. `erros`: the words of the server, none when it found none. */
export type ProfileResult =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly erros: readonly string[] }
  /** The data is saved, the interests are not. */
  | { readonly kind: 'interests-failed'; readonly erros: readonly string[] };

/** Saves the profile, then the interests; null leaves those as they are (PROF-14, API-59, API-61). */
export async function saveProfile(
  change: ProfileChange,
  interests: Iterable<number> | null,
): Promise<ProfileResult> {
  try {
    await browserCall(updateProfile, { body: change }, { action: true });
  } catch (failure) {
    return { kind: 'refused', erros: errosOf(failure) };
  }
  if (interests === null) return { kind: 'saved' };
  const kept = await keepInterests(interests, null);
  return kept.ok
    ? { kind: 'saved' }
    : { kind: 'interests-failed', erros: kept.text === '' ? [] : [kept.text] };
}

function errosOf(failure: unknown): readonly string[] {
  return failure instanceof CallFailure ? failure.erros : [];
}
