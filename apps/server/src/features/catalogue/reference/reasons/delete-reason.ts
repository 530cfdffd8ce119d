import type { deleteReason as contract } from '@patio/contract/catalogue/reference/delete-reason.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { refuseStale } from '../../content/public.ts';
import { checkChange } from './check-reason.ts';
import { reasonValues } from './reasons.present.ts';
import { reasonWriter } from './reasons.store.ts';

/** Deletes a reason that no cancellation names. Audited with its values. */
export const deleteReason =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, body: { versao }, fail }, { actor, now: at }) =>
    database.transact(async (transaction) => {
      const writer = reasonWriter(transaction);
      const rows = await writer.lock();
      const before = rows.find(({ code }) => code === id);
      if (before === undefined) return fail('reason-not-found');
      refuseStale(before, versao);
      checkChange(rows, before, null);
      await writer.remove(id);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'delete-reason',
        subject: `cancel-reason ${id}`,
        before: reasonValues(before),
        at,
      });
      return undefined;
    });
