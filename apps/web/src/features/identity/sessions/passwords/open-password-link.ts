import { CallFailure } from '@patio/api-client/call-failure.ts';
import { resetSession } from '@patio/contract/identity/sessions/reset-session.ts';
import { browserCall } from '../../../../platform/api/browser-api.ts';
import { saveToken } from '../../../../platform/session/token.ts';

/** Result of a mailed link. `failed`: nobody answered, and the link is as good as before. */
export type LinkOpening = 'open' | 'dead' | 'failed';

/** Exchanges the token of a mailed link, once, for a session that is only good for a new password (S-34). */
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
