import type { mergeNames as contract } from '@patio/contract/catalogue/names/merge-names.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { refuseStale, showAtOnce } from '../content/public.ts';
import { isOfProgram, nameValues, storedKind } from './kinds.ts';
import { merger, type MergedKind } from './merge.store.ts';
import { countUses } from './name-uses.store.ts';
import { nameWriter } from './name-writer.store.ts';
import type { NameRow } from './names.store.ts';

/** Merges a name into another one, in one transaction: everything that uses it moves, and its number still leads there. Audited for both. */
export const mergeNames =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { tipo, id }, body: { em, versao, versaoDoOutro }, fail }, { actor, now: at }) =>
    deps.database.transact(async (transaction) => {
      const kind = storedKind(tipo);
      if (kind === 'category' || em === id) return fail('name-merge');
      if (Math.max(id, em) > 2_147_483_647) return fail('name-unknown');
      const writer = nameWriter(transaction);
      await writer.lock();
      const from = await writer.find(kind, id);
      const into = await writer.find(kind, em);
      if (from === undefined || into === undefined) return fail('name-unknown');
      refuseStale(from, versao);
      refuseStale(into, versaoDoOutro);
      if (from.category_code !== into.category_code || from.brand_code !== into.brand_code)
        return fail('name-merge');
      if (isOfProgram(kind, id)) return fail('name-of-program');
      const uses = await countUses(transaction, kind, id);
      await writer.renameOffers(kind, id);
      if (kind === 'brand') await mergeModels(transaction, id, em, at);
      await moveAll(transaction, kind, from, into, at);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'merge-names',
        subject: `${kind} ${id}`,
        before: nameValues(from),
        after: { merged: `${into.name} (${into.code})`, ...uses },
        at,
      });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'merge-names',
        subject: `${kind} ${em}`,
        after: { merged: `${from.name} (${from.code})`, ...uses },
        at,
      });
      showAtOnce(deps, transaction, at);
      return { data: uses };
    });

async function moveAll(
  transaction: Transaction,
  kind: MergedKind,
  from: NameRow,
  into: NameRow,
  at: number,
): Promise<void> {
  await merger(transaction).move(kind, from.code, into.code);
  await nameWriter(transaction).remove(from, into.code, at);
}

/** The models of a brand: those of the same name are merged too, the others change brand. */
async function mergeModels(transaction: Transaction, from: number, into: number, at: number): Promise<void> {
  const work = merger(transaction);
  const writer = nameWriter(transaction);
  for (const { code, into_code: twin } of await work.models(from, into)) {
    if (twin === null) continue;
    const model = await writer.find('model', code);
    const other = await writer.find('model', twin);
    if (model === undefined || other === undefined) throw new ApiError('name-unknown');
    await moveAll(transaction, 'model', model, other, at);
  }
  await work.moveModels(from, into);
}
