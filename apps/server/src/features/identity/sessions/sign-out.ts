import type { signOut as contract } from '@patio/contract/identity/sessions/sign-out.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordSecurityEvent } from '../security/public.ts';
import { hashOf } from './secrets.ts';
import { clearRefreshCookie, refreshCookieOf } from './session-cookie.ts';
import { revokeSession, sessionByRefresh } from './sessions.store.ts';

export const signOut =
  ({ database, config, live }: ServerDeps): Handler<typeof contract> =>
  async (_input, context) => {
    const { actor, now, request, reply } = context;
    const refresh = refreshCookieOf(request);
    await database.transact(async (transaction) => {
      // The readable token may have expired before the browser's session did.
      const session = refresh ? await sessionByRefresh(transaction, hashOf(refresh)) : undefined;
      const ends = new Map<string, number>();
      if (actor) ends.set(actor.sessionId, actor.accountId);
      if (session?.revoked_at === null) ends.set(session.id, session.account_id);
      for (const [sessionId, accountId] of ends) {
        await revokeSession(transaction, sessionId, now);
        await recordSecurityEvent(transaction, context, { accountId, kind: 'signed-out', sessionId });
        transaction.afterCommit(() => live.publishNotice(accountId));
      }
    });
    clearRefreshCookie(reply, config);
  };
