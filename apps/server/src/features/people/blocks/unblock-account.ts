import type { unblockAccount as contract } from '@patio/contract/people/blocks/unblock-account.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { recordSecurityEvent } from '../../identity/security/public.ts';
import { endSessions } from '../../identity/sessions/public.ts';
import { blockRefusal } from './blocks.policy.ts';
import { blockWriter } from './blocks.store.ts';
import { notifyUnblock } from './notify-block.ts';

/** Unblocks an account; audited, and its owner is notified. Old sessions stay ended. */
export const unblockAccount =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: accountId }, body: { motivo: reason } }, { actor }) => {
    const at = deps.clock.now();
    await deps.database.transact(async (transaction) => {
      const writer = blockWriter(transaction);
      const target = await writer.lock(accountId, actor.accountId);
      if (target === null) throw new ApiError('not-signed-in');
      if (target === undefined) throw new ApiError('user-not-found');
      if (target.blocked_at === null) throw new ApiError('account-not-blocked');
      const refusal = blockRefusal(actor, target);
      if (refusal !== null) throw new ApiError(refusal);
      await writer.lift({ accountId, reason, staffId: actor.accountId, at });
      // A block that was set directly in the database has not ended any sessions.
      await endSessions(transaction, accountId, at);
      await recordSecurityEvent(transaction, { now: at }, { accountId, kind: 'account-unblocked' });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'unblock-account',
        subject: `account ${accountId}`,
        details: { reason },
        before: { blocked: true },
        after: { blocked: false },
        at,
      });
      await notifyUnblock(deps, transaction, { person: target, reason, at });
    });
  };
