import { getProfile } from '@patio/contract/identity/accounts/get-profile.ts';
import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import { updateProfile, type ProfileChange } from '@patio/contract/identity/accounts/update-profile.ts';
import { browserCall } from '../../../../platform/api/browser-api.ts';
import { saved, type Saved } from '../../../../platform/api/saved.ts';

/** The profile of the user; null when it could not be loaded. */
export function loadProfile(): Promise<Profile | null> {
  return browserCall(getProfile, {}, { action: true }).catch(() => null);
}

/** Saves the personal data and reloads them (FLOW-20). */
export function saveProfile(change: ProfileChange): Promise<Saved<Profile>> {
  return saved(async () => {
    await browserCall(updateProfile, { body: change }, { action: true });
    return browserCall(getProfile, {}, { action: true });
  });
}
