import { CallFailure } from '@patio/api-client/call-failure.ts';
import { listLimits } from '@patio/contract/people/limits/list-limits.ts';
import type { WireLimit } from '@patio/domain/people/limits/is-blocked.ts';
import { browserCall } from '../../../../platform/api/browser-api.ts';

/** The user's remaining limits; nothing when the call fails, so that the server decides (C-114). */
export async function loadLimits(): Promise<readonly WireLimit[] | 'signed-out'> {
  try {
    return await browserCall(listLimits, {}, { action: true });
  } catch (failure) {
    return failure instanceof CallFailure && failure.status === 401 ? 'signed-out' : [];
  }
}
