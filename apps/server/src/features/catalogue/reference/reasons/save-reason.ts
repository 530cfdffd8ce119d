import type { saveReason as contract } from '@patio/contract/catalogue/reference/save-reason.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { refuseStale } from '../../content/public.ts';
import { checkChange } from './check-reason.ts';
import { presentReason, reasonValues } from './reasons.present.ts';
import { listReasonRows, reasonWriter } from './reasons.store.ts';

/** Changes a reason for cancelling of the version that was read. Audited with the values before and after. */
export const saveReason =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, body, fail }, { actor, now: at }) =>
    database.transact(async (transaction) => {
      const writer = reasonWriter(transaction);
      const rows = await writer.lock();
      const before = rows.find(({ code }) => code === id);
      if (before === undefined) return fail('reason-not-found');
      refuseStale(before, body.versao);
      checkChange(rows, before, body);
      await writer.update(id, body, actor.accountId, at);
      const after = (await listReasonRows(transaction)).find(({ code }) => code === id);
      if (after === undefined) return fail('reason-not-found');
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-reason',
        subject: `cancel-reason ${id}`,
        before: reasonValues(before),
        after: reasonValues(after),
        at,
      });
      return { data: presentReason(after) };
    });
