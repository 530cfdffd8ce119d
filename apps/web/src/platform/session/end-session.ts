import { signOut } from '@patio/contract/sessions/sign-out.ts';
import { track } from '../analytics/track.ts';
import { browserCall } from '../api/browser-api.ts';
import { clearToken } from './token.ts';

/** Signs out: on the server if it answers, in this browser always, with all that was begun in it (SESS-03, SESS-10). */
export async function endSession(): Promise<void> {
  await browserCall(signOut).catch(() => undefined);
  clearToken();
  sessionStorage.clear();
  track({ event: 'logout' });
}
