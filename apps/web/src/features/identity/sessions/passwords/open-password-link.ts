import { CallFailure } from '@patio/api-client/call-failure.ts';
import { resetSession } from '@patio/contract/identity/sessions/reset-session.ts';
import { browserCall } from '../../../../platform/api/browser-api.ts';
import { saveToken } from '../../../../platform/session/token.ts';

/** Result of a mailed link. `failed`: no reply, and the link is still valid. */
export type LinkOpening = 'open' | 'dead' | 'failed';

/** Exchanges the single-use token of a mailed link for a session that can only set a new password (S-34). */
export async function openPasswordLink(token: string): Promise<LinkOpening> {
  try {
    const { data } = await browserCall(resetSession, { body: { token } });
    saveToken(data.token);
    return 'open';
  } catch (failure) {
    const refused = failure instanceof CallFailure && (failure.status === 404 || failure.status === 422);
    return refused ? 'dead' : 'failed';
  }
}
