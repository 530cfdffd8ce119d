import { signOut } from '@patio/contract/identity/sessions/sign-out.ts';
import { track } from '../analytics/track.ts';
import { browserCall } from '../api/browser-api.ts';
import { storeGoal } from './goal.ts';
import { clearToken } from './token.ts';

/** Signs out: on the server if it answers, in this browser always, with all that was begun in it (SESS-03, SESS-10). */
export async function endSession(): Promise<void> {
  await endPush();
  await browserCall(signOut).catch(() => undefined);
  clearToken();
  sessionStorage.clear();
  storeGoal(null);
  track({ event: 'logout' });
}

/** Anyone who uses this browser next must not read what was sent to who signs out: the push service forgets it, and so the house learns. */
async function endPush(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration('/');
    await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  } catch (failure) {
    // A browser that forbids workers has none of ours.
    if (!(failure instanceof DOMException)) throw failure;
  }
}
