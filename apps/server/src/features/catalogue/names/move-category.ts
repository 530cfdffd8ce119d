import type { moveCategory as contract } from '@patio/contract/catalogue/names/move-category.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { showAtOnce } from '../content/public.ts';
import { nameWriter } from './name-writer.store.ts';

/** Moves a category by one place. Audited with the order before and after. */
export const moveCategory =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, body: { sentido }, fail }, { actor, now: at }) =>
    deps.database.transact(async (transaction) => {
      const writer = nameWriter(transaction);
      const before = await writer.order();
      const from = before.indexOf(id);
      if (from < 0) return fail('name-unknown');
      const other = before[sentido === 'antes' ? from - 1 : from + 1];
      if (other === undefined) return undefined;
      const after = before.map((code) => (code === id ? other : code === other ? id : code));
      await writer.place(after);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'move-category',
        subject: `category ${id}`,
        before: { order: before },
        after: { order: after },
        at,
      });
      showAtOnce(deps, transaction, at);
      return undefined;
    });
