import type { cancelAccessChange as contract } from '@patio/contract/people/account-access/cancel-access-change.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { accessChangeWriter } from './access-changes.store.ts';

/** Cancels a change before it counts, of staff by administrators alone, as they ask for it; audited. */
export const cancelAccessChange =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params }, { actor, now }) => {
    await deps.database.transact(async (transaction) => {
      const writer = accessChangeWriter(transaction);
      const change = await writer.lock(params.id);
      if (!change) throw new ApiError('access-change-not-found');
      const owner = await writer.owner(change.account_id);
      if (owner?.is_staff === true && actor.staffRole !== 'administrator')
        throw new ApiError('account-of-staff');
      if (change.outcome !== null) throw new ApiError('access-change-over');
      await writer.end(change.code, 'cancelled', now);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'cancel-access-change',
        subject: `account ${change.account_id}`,
        before: { [change.kind]: change.after },
        after: { [change.kind]: change.before },
        at: now,
      });
    });
  };
