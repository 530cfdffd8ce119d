import type { MaybeUser } from '@patio/contract/identity/sessions/session-user.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { userOf } from '../account.store.ts';
import { renewByCookie } from './renew-by-cookie.ts';
import { renewByToken } from './renew-by-token.ts';
import type { RenewalCall } from './renewal-call.ts';
import { isAlive, isFresh } from './renewal.policy.ts';
import { hashOf } from '../secrets.ts';
import { refreshCookieOf, type SessionKind } from '../session-cookie.ts';
import { presentUser } from '../sessions.present.ts';
import { sessionByRefresh, sessionByToken, tokenLife, type SessionRow } from '../sessions.store.ts';
import { tokenOf } from '../token-of.ts';

/** A session that goes on, and the token to go on with. */
export interface Renewed {
  readonly accountId: number;
  readonly restricted: boolean;
  readonly token: string;
}

/**
 * Renews the storefront's session of a call by the cookie, else by the header (rule 0.23), and returns its user; `{data: null}` if there
 * is no valid session (C-10).
 */
export async function renew(deps: ServerDeps, context: CallContext, force: boolean): Promise<MaybeUser> {
  const renewed = await renewKind(deps, context, { office: false, force });
  const user = renewed && (await userOf(deps.database, renewed.accountId));
  return user ? presentUser(user, renewed.token, renewed.restricted) : { data: null };
}

/**
 * Renews the session of one kind; null if there is none. If header and cookie belong to different sessions, the header wins: it is what
 * the page shows.
 */
export async function renewKind(
  deps: ServerDeps,
  context: CallContext,
  { office, force }: SessionKind & { readonly force: boolean },
): Promise<Renewed | null> {
  return (
    (force ? null : await stillFresh(deps, context)) ??
    (await deps.database.transact((transaction) =>
      renewSession({ transaction, deps, context, force, office }),
    ))
  );
}

/** Most refreshes come with a fresh token and change nothing: they need no lock. */
async function stillFresh(
  { config, database }: ServerDeps,
  { actor, now, request }: CallContext,
): Promise<Renewed | null> {
  const token = tokenOf(request);
  if (!actor || token === null) return null;
  const expiresAt = await tokenLife(database, actor.sessionId, hashOf(token));
  if (expiresAt === undefined || !isFresh(expiresAt, now, config.rules.sessionTokenMs)) return null;
  return { accountId: actor.accountId, restricted: actor.restricted, token };
}

async function renewSession(call: RenewalCall): Promise<Renewed | null> {
  const { request } = call.context;
  const token = tokenOf(request);
  const refresh = refreshCookieOf(request, call);
  const byHeader = ofKind(call, token ? await sessionByToken(call.transaction, hashOf(token)) : undefined);
  const byCookie = ofKind(
    call,
    refresh ? await sessionByRefresh(call.transaction, hashOf(refresh)) : undefined,
  );
  if (refresh && byCookie && (!byHeader || byHeader.id === byCookie.id)) {
    return alive(call, byCookie)
      ? given(byCookie, await renewByCookie(call, byCookie, refresh, token))
      : null;
  }
  if (!token || !byHeader || !alive(call, byHeader)) return null;
  return given(byHeader, await renewByToken(call, byHeader, token));
}

/** The secret of a session of the other kind opens nothing here. */
function ofKind({ office }: SessionKind, session: SessionRow | undefined): SessionRow | undefined {
  return session?.office === office ? session : undefined;
}

function alive({ context, deps }: RenewalCall, session: SessionRow): boolean {
  return isAlive(session, context.now, deps.config.rules.sessionIdleMs);
}

function given(session: SessionRow, token: string | null): Renewed | null {
  return token === null ? null : { accountId: session.account_id, restricted: session.restricted, token };
}
