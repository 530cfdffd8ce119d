import type { saveView as contract } from '@patio/contract/identity/list-views/save-view.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentView } from './list-views.present.ts';
import { lockViews, otherViews, saveViewRow } from './list-views.store.ts';

/** Views of a user at most. */
const MOST_VIEWS = 50;

/** Saves a view; one for a role is shown to others, so only the administrator saves it, and it is audited. */
export const saveView =
  ({ database, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor }) => {
    const { nome: name, consulta: query, colunas: columns, papel: role } = body;
    if (role !== null && actor.staffRole !== 'administrator') return fail('not-allowed');
    const now = clock.now();
    const row = await database.transact(async (transaction) => {
      await lockViews(transaction, actor.accountId);
      const others = await otherViews(transaction, actor.accountId, params.lista, name);
      if (others >= MOST_VIEWS) return null;
      if (role !== null)
        await recordAudit(transaction, {
          actorId: actor.accountId,
          action: 'save-view',
          subject: `list ${params.lista}`,
          details: { name, role, query },
          at: now,
        });
      const view = { list: params.lista, account_id: actor.accountId, role, name, query, columns, now };
      return saveViewRow(transaction, view);
    });
    if (!row) return fail('too-many-views');
    return { data: presentView(row, actor) };
  };
