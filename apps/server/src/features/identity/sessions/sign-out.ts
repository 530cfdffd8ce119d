import type { signOut as contract } from '@patio/contract/identity/sessions/sign-out.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordSecurityEvent } from '../security/public.ts';
import { hashOf } from './secrets.ts';
import { clearRefreshCookie, refreshCookieOf, type SessionKind } from './session-cookie.ts';
import { revokeSession, sessionByRefresh } from './sessions.store.ts';

export const signOut =
  (deps: ServerDeps): Handler<typeof contract> =>
  async (_input, context) => {
    await endKind(deps, context, { office: false });
  };

/** Ends the session of one kind that a call came with, by token, cookie or both, and removes the cookie. */
export async function endKind(
  { database, config, live }: ServerDeps,
  context: CallContext,
  kind: SessionKind,
): Promise<void> {
  const { actor, now, request, reply } = context;
  const refresh = refreshCookieOf(request, kind);
  await database.transact(async (transaction) => {
    // The readable token may have expired before the browser's session did.
    const session = refresh ? await sessionByRefresh(transaction, hashOf(refresh)) : undefined;
    const ends = new Map<string, number>();
    if (actor) ends.set(actor.sessionId, actor.accountId);
    if (session?.revoked_at === null && session.office === kind.office)
      ends.set(session.id, session.account_id);
    for (const [sessionId, accountId] of ends) {
      await revokeSession(transaction, sessionId, now);
      await recordSecurityEvent(transaction, context, { accountId, kind: 'signed-out', sessionId });
      transaction.afterCommit(() => live.publishNotice(accountId));
    }
  });
  clearRefreshCookie(reply, config, kind);
}
