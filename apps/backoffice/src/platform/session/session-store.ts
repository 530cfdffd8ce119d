import { call } from '@patio/api-client/call.ts';
import type { OfficeUser } from '@patio/contract/identity/office-sessions/office-user.ts';
import { renewOfficeSession } from '@patio/contract/identity/office-sessions/renew-office-session.ts';
import { signOutOfOffice } from '@patio/contract/identity/office-sessions/sign-out-of-office.ts';
import { useSyncExternalStore } from 'react';
import { officeSend } from '../api/office-send.ts';
import { queryClient } from '../api/query-client.ts';
import { keepToken } from './token.ts';

/** `over`: the session ended while its user was at work; the screen stays as it is until they sign in again. */
export type SessionState =
  | { readonly name: 'starting' | 'unreachable' | 'out' }
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
  const user = await askUser();
  if (user === undefined) become({ name: 'unreachable' });
  else if (user === null) become({ name: 'out' });
  else enter(user);
}

/** Takes a user in. Another one than before must see nothing that was read for the first. */
export function enter(user: OfficeUser): void {
  if ('user' in state && state.user.codigoUsuario !== user.codigoUsuario) queryClient.clear();
  keepToken(user.token);
  become({ name: 'in', user });
}

/** Whether the same user is still signed in; `unknown`: the server could not be asked. */
export type Renewal = 'renewed' | 'over' | 'unknown';

let renewing: Promise<Renewal> | null = null;

/** Renews the session once for all calls that ask at the same time. */
export function renewSession(): Promise<Renewal> {
  renewing ??= renewOnce().finally(() => {
    renewing = null;
  });
  return renewing;
}

async function renewOnce(): Promise<Renewal> {
  const user = await askUser();
  if (user === undefined) return 'unknown';
  if (user === null || !('user' in state) || user.codigoUsuario !== state.user.codigoUsuario) return 'over';
  enter(user);
  return 'renewed';
}

/** The session is over: the sign-in appears above the screen. */
export function noteSessionOver(): void {
  keepToken(null);
  if (state.name === 'in') become({ name: 'over', user: state.user });
}

/** Ends the session, here and on the server. */
export async function leave(): Promise<void> {
  await call(officeSend, signOutOfOffice).catch(() => undefined);
  keepToken(null);
  queryClient.clear();
  become({ name: 'out' });
}

/** Undefined: the server could not be asked. */
async function askUser(): Promise<OfficeUser | null | undefined> {
  try {
    return (await call(officeSend, renewOfficeSession)).data;
  } catch {
    return undefined;
  }
}
