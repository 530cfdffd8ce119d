import { listProfiles } from '@patio/contract/identity/accounts/list-profiles.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';

/** The codes of the profiles that a user can sign up with; null when they could not be loaded (API-49). */
export async function loadProfiles(): Promise<readonly number[] | null> {
  try {
    const { data } = await browserCall(listProfiles);
    return data.map(({ codigo }) => codigo);
  } catch {
    return null;
  }
}
