import type { deleteView as contract } from '@patio/contract/identity/list-views/delete-view.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { deleteViewRow } from './list-views.store.ts';

/** Deletes a view; one of a role is audited. */
export const deleteView =
  ({ database, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ params }, { actor }) => {
    await database.transact(async (transaction) => {
      const viewer = { accountId: actor.accountId, role: actor.staffRole };
      const gone = await deleteViewRow(transaction, params.codigo, params.lista, viewer);
      if (gone === undefined || gone.role === null) return;
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'delete-view',
        subject: `list ${params.lista}`,
        details: { name: gone.name, role: gone.role },
        before: { name: gone.name },
        after: { name: null },
        at: clock.now(),
      });
    });
    return undefined;
  };
