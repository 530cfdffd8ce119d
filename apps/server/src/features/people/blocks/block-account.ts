import type { blockAccount as contract } from '@patio/contract/people/blocks/block-account.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { removeDevices } from '../../messaging/alerts/public.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { recordSecurityEvent } from '../../identity/security/public.ts';
import { endMailedWaysIn, endSessions } from '../../identity/sessions/public.ts';
import { blockRefusal } from './blocks.policy.ts';
import { presentBlock } from './blocks.present.ts';
import { blocksOf, blockWriter } from './blocks.store.ts';
import { notifyBlock } from './notify-block.ts';

/** Blocks an account and revokes all its credentials and sessions, in one transaction; audited, and its owner is notified why. */
export const blockAccount =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: accountId }, body: { motivo: reason } }, { actor }) => {
    const at = deps.clock.now();
    const row = await deps.database.transact(async (transaction) => {
      const writer = blockWriter(transaction);
      const target = await writer.lock(accountId, actor.accountId);
      if (target === null) throw new ApiError('not-signed-in');
      if (target === undefined) throw new ApiError('user-not-found');
      const refusal = blockRefusal(actor, target);
      if (refusal !== null) throw new ApiError(refusal);
      if (target.blocked_at !== null) throw new ApiError('account-blocked-already');
      await writer.insert({ accountId, reason, staffId: actor.accountId, at });
      await endSessions(transaction, accountId, at);
      await endMailedWaysIn(transaction, accountId, at);
      await removeDevices(transaction, accountId, null);
      await recordSecurityEvent(transaction, { now: at }, { accountId, kind: 'account-blocked' });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'block-account',
        subject: `account ${accountId}`,
        details: { reason },
        at,
      });
      const [made] = await blocksOf(transaction, accountId);
      if (!made) throw new Error('The block was not written.');
      await notifyBlock(deps, transaction, { person: target, reason, fact: `blocked-${made.id}`, at });
      // Its event streams check at once whether their sessions are alive.
      transaction.afterCommit(() => deps.live.publishNotice(accountId));
      return made;
    });
    return { data: presentBlock(row) };
  };
