import { CallFailure } from '@patio/api-client/call-failure.ts';
import { call } from '@patio/api-client/call.ts';
import type { OfficeUser } from '@patio/contract/identity/office-sessions/office-user.ts';
import { renewOfficeSession } from '@patio/contract/identity/office-sessions/renew-office-session.ts';
import { signOutOfOffice } from '@patio/contract/identity/office-sessions/sign-out-of-office.ts';
import { useSyncExternalStore } from 'react';
import { officeSend } from '../api/office-send.ts';
import { queryClient } from '../api/query-client.ts';
import { isLeaving, noteLeaving, rememberedUser, rememberUser } from './remembered-user.ts';
import { keepToken } from './token.ts';
import { forgetChange, recallChange } from '../undo/undo-store.ts';

/**
 * `over`: the session ended while its user was at work; the screen stays as it is until they sign in again. `gone`: they no longer work here.
 */
export type SessionState =
  | { readonly name: 'starting' | 'unreachable' | 'out' | 'gone' }
  | { readonly name: 'in' | 'over'; readonly user: OfficeUser };

let state: SessionState = { name: 'starting' };
const listeners = new Set<() => void>();

function become(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Who is signed in to the back office, for screens. */
export function useSessionState(): SessionState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

/** Asks, at the start of the page, who is signed in. */
export async function startSession(): Promise<void> {
  become({ name: 'starting' });
  // A user who signed out without a connection must not be signed in again by the next one’s visit.
  if (isLeaving()) await endSession();
  const user = isLeaving() ? null : await askUser();
  if (user === undefined) become({ name: 'unreachable' });
  else if (user === null) become({ name: 'out' });
  else if (user === 'gone') noteGone();
  else enter(user);
}

/** Asks again while the server could not be reached; until it answers the screen stays as it is. */
export async function retrySession(): Promise<void> {
  if (state.name !== 'unreachable') return;
  const user = await askUser();
  if (user === undefined) return;
  if (user === null) become({ name: 'out' });
  else if (user === 'gone') noteGone();
  else enter(user);
}

/** Takes a user in. Another one than before must see nothing that was read for the first. */
export function enter(user: OfficeUser): void {
  if ('user' in state && state.user.codigoUsuario !== user.codigoUsuario) queryClient.clear();
  if (rememberedUser()?.codigoUsuario !== user.codigoUsuario) forgetChange();
  else if (entries === 0) recallChange();
  entries += 1;
  keepToken(user.token);
  noteLeaving(false);
  rememberUser(user);
  become({ name: 'in', user });
}

/** How often a session began or was renewed on this page. */
let entries = 0;

/** Whether the same user is still signed in; `gone`: they no longer work here; `unknown`: the server could not be asked. */
export type Renewal = 'renewed' | 'over' | 'gone' | 'unknown';

let renewing: Promise<Renewal> | null = null;

/** Renews the session once for all calls that ask at the same time. */
export function renewSession(): Promise<Renewal> {
  renewing ??= renewOnce().finally(() => {
    renewing = null;
  });
  return renewing;
}

async function renewOnce(): Promise<Renewal> {
  const asked = entries;
  const user = await askUser();
  // The user signed in while the server was asked: its answer is about the session before, and must not end the new one.
  if (entries !== asked) return 'renewed';
  if (user === undefined) return 'unknown';
  if (user === 'gone') {
    noteGone();
    return 'gone';
  }
  if (user === null || !('user' in state) || user.codigoUsuario !== state.user.codigoUsuario) return 'over';
  enter(user);
  return 'renewed';
}

/** The session is over: the sign-in appears above the screen. */
export function noteSessionOver(): void {
  keepToken(null);
  if (state.name === 'in') become({ name: 'over', user: state.user });
}

/** The user no longer works here: nothing of what they saw stays. */
function noteGone(): void {
  rememberUser(null);
  keepToken(null);
  queryClient.clear();
  become({ name: 'gone' });
}

/** Back to the door. */
export function toDoor(): void {
  become({ name: 'out' });
}

/** Ends the session, here and on the server. */
export async function leave(): Promise<void> {
  rememberUser(null);
  await endSession();
  keepToken(null);
  queryClient.clear();
  forgetChange();
  become({ name: 'out' });
}

/** Ends the session on the server; without a connection at the next start. */
async function endSession(): Promise<void> {
  const failure: unknown = await call(officeSend, signOutOfOffice).then(
    () => null,
    (error: unknown) => error,
  );
  noteLeaving(failure instanceof CallFailure && failure.status === 0);
}

/** Undefined: the server could not be asked. */
async function askUser(): Promise<OfficeUser | 'gone' | null | undefined> {
  try {
    const { data, semAcesso } = await call(officeSend, renewOfficeSession);
    return semAcesso === true ? 'gone' : data;
  } catch {
    return undefined;
  }
}
