import { signOut } from '@patio/contract/identity/sessions/sign-out.ts';
import { track } from '../analytics/track.ts';
import { browserCall } from '../api/browser-api.ts';
import { clearTab } from '../drafts/tab-text.ts';
import { storeGoal } from './goal.ts';
import { clearToken } from './token.ts';

/** Signs out: on the server if it answers, in this browser always, with everything that was started in it (SESS-03, SESS-10). */
export async function endSession(): Promise<void> {
  await endPush();
  await browserCall(signOut).catch(() => undefined);
  clearToken();
  clearTab();
  storeGoal(null);
  track({ event: 'logout' });
}

/**
 * The next user of this browser must not see messages for the previous one: the subscription is removed at the push service, and the server
 * finds out.
 */
async function endPush(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration('/');
    await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  } catch (failure) {
    // A browser that blocks workers has none of ours.
    if (!(failure instanceof DOMException)) throw failure;
  }
}
