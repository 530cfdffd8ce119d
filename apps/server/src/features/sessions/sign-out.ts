import type { signOut as contract } from '@patio/contract/sessions/sign-out.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { hashOf } from './secrets.ts';
import { clearRefreshCookie, refreshCookieOf } from './session-cookie.ts';
import { revokeSession, sessionByRefresh } from './sessions.store.ts';

export const signOut =
  ({ database, config }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor, now, request, reply }) => {
    const refresh = refreshCookieOf(request);
    await database.transact(async (transaction) => {
      if (actor) await revokeSession(transaction, actor.sessionId, now);
      // The readable token may have died before the browser's session did.
      const session = refresh ? await sessionByRefresh(transaction, hashOf(refresh)) : undefined;
      if (session) await revokeSession(transaction, session.id, now);
    });
    clearRefreshCookie(reply, config);
  };
