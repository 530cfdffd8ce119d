import type { endSession as contract } from '@patio/contract/identity/sessions/end-session.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { deviceWords, recordSecurityEvent } from '../../security/public.ts';
import { endOwnSession } from '../open-sessions.store.ts';
import { clearRefreshCookie } from '../session-cookie.ts';

export const endSession =
  ({ config, database, live }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, fail }, context) => {
    const { actor, idiom, now, reply } = context;
    const { accountId } = actor;
    await database.transact(async (transaction) => {
      const ended = await endOwnSession(transaction, { id, accountId, now });
      if (!ended) return fail('session-not-found');
      await recordSecurityEvent(transaction, context, {
        accountId,
        kind: id === actor.sessionId ? 'signed-out' : 'session-ended',
        ...(id === actor.sessionId ? {} : { detail: deviceWords(ended.user_agent, idiom) }),
      });
      // Its event stream checks at once whether its session is alive.
      transaction.afterCommit(() => live.publishNotice(accountId));
      return undefined;
    });
    if (id === actor.sessionId) clearRefreshCookie(reply, config, actor);
  };
