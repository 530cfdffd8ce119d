import { call, type CallOptions, type Send } from '@patio/api-client/call.ts';
import { CallFailure } from '@patio/api-client/call-failure.ts';
import type { Reply, Request, RouteDefinition } from '@patio/contract/route/define-route.ts';
import { refreshSession } from '@patio/contract/identity/sessions/refresh-session.ts';
import type { SessionUser } from '@patio/contract/identity/sessions/session-user.ts';
import { signOut } from '@patio/contract/identity/sessions/sign-out.ts';
import { isPasswordPage } from '../session/password-page.ts';
import { clearToken, currentToken, saveToken } from '../session/token.ts';
import { apiFetch } from './api-fetch.ts';
import { announceSignedOut } from './signed-out.ts';

const send: Send = async (wire) => {
  try {
    const response = await apiFetch(wire.path, {
      method: wire.method,
      headers: { accept: 'application/json', ...wire.headers },
      body: wire.body ?? (wire.method === 'POST' ? '{}' : undefined),
      ...(wire.signal === undefined ? {} : { signal: wire.signal }),
    });
    const text = await response.text();
    const retryAfter = Number(response.headers.get('retry-after')) || null;
    return { status: response.status, json: text === '' ? undefined : parse(text), retryAfter };
  } catch {
    return { status: 0, json: undefined };
  }
};

/** Calls with credentials: their 401 is about those, not about the session. */
const SHOWS_WHO = /\/(?:login|cadastro|envio_codigo_acesso)$/;

/**
 * Makes a call from the browser. After a 401 the session is refreshed once and the call retried; if that fails, the token is removed and
 * the page is notified (C-09). `action`: the user started it, so they are asked to sign in. Errors: `CallFailure`.
 */
export async function browserCall<R extends RouteDefinition>(
  route: R,
  request: Request<R> = {},
  options: CallOptions & { readonly action?: boolean } = {},
): Promise<Reply<R>> {
  try {
    return await call(send, route, request, options);
  } catch (failure) {
    if (!(failure instanceof CallFailure) || failure.status !== 401 || SHOWS_WHO.test(route.path))
      throw failure;
    if (currentToken() !== null && (await refresh()) !== null) {
      return await call(send, route, request, options).catch(signOutOn401(options.action === true));
    }
    return signOutOn401(options.action === true)(failure);
  }
}

/**
 * Requests the session and stores a renewed token; null if nobody is signed in (SESS-05 to SESS-08). A session valid only for setting a
 * password ends anywhere but on that page (SESS-09). Undefined: the server did not answer, or answered about a session that this browser
 * has left meanwhile.
 */
export async function refresh(): Promise<SessionUser | null | undefined> {
  const asked = currentToken();
  try {
    const { data } = await call(send, refreshSession);
    // Another sign-in, or a renewal in another tab, came first.
    if (currentToken() !== asked) return undefined;
    if (data === null) clearToken();
    else saveToken(data.token);
    return data?.alteraPassword === 'S' && !isPasswordPage(window.location.pathname) ? await leave() : data;
  } catch {
    return undefined;
  }
}

async function leave(): Promise<null> {
  await call(send, signOut).catch(() => undefined);
  clearToken();
  return null;
}

function signOutOn401(action: boolean): (failure: unknown) => never {
  return (failure) => {
    if (failure instanceof CallFailure && failure.status === 401) {
      clearToken();
      announceSignedOut({ action });
    }
    throw failure;
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
