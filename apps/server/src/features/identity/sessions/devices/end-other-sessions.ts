import type { endOtherSessions as contract } from '@patio/contract/identity/sessions/end-other-sessions.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { removeDevices } from '../../../messaging/alerts/public.ts';
import { recordSecurityEvent } from '../../security/public.ts';
import { forgetOtherBrowsers } from './forget-other-browsers.ts';
import { revokeSessions } from '../sessions.store.ts';

export const endOtherSessions =
  (deps: ServerDeps): Handler<typeof contract> =>
  async (_input, context) => {
    const { database, live } = deps;
    const { accountId, sessionId } = context.actor;
    await database.transact(async (transaction) => {
      await forgetOtherBrowsers(transaction, deps, { accountId, context }, () =>
        revokeSessions(transaction, accountId, context.now, sessionId),
      );
      // A device out of the owner's hands must show no more alerts; it cannot be distinguished from their own here.
      await removeDevices(transaction, accountId, null);
      await recordSecurityEvent(transaction, context, { accountId, kind: 'sessions-ended' });
      transaction.afterCommit(() => live.publishNotice(accountId));
    });
  };
