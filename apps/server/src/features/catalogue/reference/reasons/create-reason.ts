import type { createReason as contract } from '@patio/contract/catalogue/reference/create-reason.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { checkNew } from './check-reason.ts';
import { presentReason, reasonValues } from './reasons.present.ts';
import { listReasonRows, reasonWriter } from './reasons.store.ts';

/** Adds a reason for cancelling. Audited. */
export const createReason =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ body }, { actor, now: at }) =>
    database.transact(async (transaction) => {
      const writer = reasonWriter(transaction);
      checkNew(await writer.lock(), body);
      const code = await writer.insert(body, actor.accountId, at);
      const after = (await listReasonRows(transaction)).find((row) => row.code === code);
      if (after === undefined) throw new Error('A new reason is gone.');
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'create-reason',
        subject: `cancel-reason ${code}`,
        after: reasonValues(after),
        at,
      });
      return { data: presentReason(after) };
    });
