import { listAccesses } from '@patio/contract/identity/security/list-accesses.ts';
import { endOtherSessions } from '@patio/contract/identity/sessions/end-other-sessions.ts';
import { endSession } from '@patio/contract/identity/sessions/end-session.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { saved, type Saved } from '../../../platform/api/saved.ts';
import type { Accesses } from './load-security.ts';

/** Signs one device out. */
export function signDeviceOut(id: string): Promise<Saved<undefined>> {
  return saved(() => browserCall(endSession, { params: { id } }, { action: true }));
}

/** Signs all other devices out. */
export function signOthersOut(): Promise<Saved<undefined>> {
  return saved(() => browserCall(endOtherSessions, {}, { action: true }));
}

/** The page of the history before a code; null when the call fails. */
export function loadOlder(before: number): Promise<Accesses | null> {
  return browserCall(listAccesses, { query: { antes: before } }).catch(() => null);
}
