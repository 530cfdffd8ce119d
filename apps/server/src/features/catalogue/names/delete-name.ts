import type { deleteName as contract } from '@patio/contract/catalogue/names/delete-name.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { refuseStale, showAtOnce } from '../content/public.ts';
import { isOfProgram, nameValues, storedKind } from './kinds.ts';
import { countUses } from './name-uses.store.ts';
import { nameWriter } from './name-writer.store.ts';

/** Deletes a name that nothing uses. Audited with its values. */
export const deleteName =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { tipo, id }, body: { versao }, fail }, { actor, now: at }) =>
    deps.database.transact(async (transaction) => {
      const kind = storedKind(tipo);
      const writer = nameWriter(transaction);
      await writer.lock();
      const before = id > 2_147_483_647 ? undefined : await writer.find(kind, id);
      if (before === undefined) return fail('name-unknown');
      refuseStale(before, versao);
      if (isOfProgram(kind, id)) return fail('name-of-program');
      if (kind === 'category' && (await writer.otherCategories(id)) === 0) return fail('name-last');
      const { alertas: _alerts, referencias: _references, ...uses } = await countUses(transaction, kind, id);
      const count = Object.values(uses).reduce((sum, n) => sum + n, 0);
      if (count > 0) return fail('name-used', { parameters: { count } });
      await writer.remove(before, null, at);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'delete-name',
        subject: `${kind} ${id}`,
        before: nameValues(before),
        at,
      });
      showAtOnce(deps, transaction, at);
      return undefined;
    });
