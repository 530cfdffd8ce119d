import type { saveName as contract } from '@patio/contract/catalogue/names/save-name.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { refuseStale, showAtOnce } from '../content/public.ts';
import { nameValues, presentName, storedKind } from './kinds.ts';
import { nameWriter } from './name-writer.store.ts';
import { findName } from './names.store.ts';
import { readIcons } from './store-icon.ts';

/** Changes a name of the version that was read: at once in menus and filters, soon in the documents of its offers. Audited. */
export const saveName =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { tipo, id }, body, fail }, { actor, now: at }) => {
    const kind = storedKind(tipo);
    if (id > 2_147_483_647) return fail('name-unknown');
    const icons = await readIcons(body);
    const row = await deps.database.transact(async (transaction) => {
      const writer = nameWriter(transaction);
      await writer.lock();
      const before = await writer.find(kind, id);
      if (before === undefined) throw new ApiError('name-unknown');
      refuseStale(before, body.versao);
      const place = { category: before.category_code, brand: before.brand_code };
      const same = body.nome === before.name ? undefined : await writer.same(kind, body.nome, id, place);
      if (same !== undefined) throw new ApiError('name-taken', { parameters: { other: same.name ?? '' } });
      if (kind === 'category' && !body.ativo && (await writer.otherCategories(id)) === 0)
        throw new ApiError('name-last');
      const kept = body.semImagem ? null : before.own_icon;
      const icon = icons === null ? kept : await writer.addIcon(icons, kept);
      const draft = { name: body.nome, english: body.nomeEn, active: body.ativo, icon };
      await writer.update(kind, id, draft, actor.accountId, at);
      const after = await findName(transaction, kind, id);
      if (after === undefined) throw new Error('A changed name is gone.');
      if (after.name !== before.name || after.icon !== before.icon) await writer.renameOffers(kind, id);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-name',
        subject: `${kind} ${id}`,
        before: nameValues(before),
        after: nameValues(after),
        at,
      });
      showAtOnce(deps, transaction, at);
      return after;
    });
    return { data: presentName(row) };
  };
