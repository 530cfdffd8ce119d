import { columnName } from '@patio/contract/catalogue/imports/column-names.ts';
import type { checkImport as contract } from '@patio/contract/catalogue/imports/check-import.ts';
import type { ServerDeps } from '../../../deps.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { knownMapping } from '../import/public.ts';
import { importDetail } from './import-detail.ts';
import { MAY } from './imports.present.ts';
import { importWriter, isOpenStore } from './imports.store.ts';
import { forgetLines } from './lines/lines.store.ts';
import { keepMapping } from './mappings.store.ts';
import { openLockedImport } from './open-import.ts';

/** Sets what the columns of a file mean, and has its lines checked. */
export const checkImport =
  ({ database, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) => {
    const { actor, idiom } = context;
    const { mapeamento: colunas, origem, loja, terminaEm } = body;
    const has = (column: keyof typeof colunas): boolean => colunas[column] !== undefined;
    const missing = [
      ...(has('preco') ? [] : [['preco']]),
      ...(has('marca') || has('titulo') ? [] : [['marca', 'titulo']]),
    ].map((columns) => columns.map((column) => columnName(column, idiom)).join(' / '));
    if (missing.length > 0)
      throw new ApiError('import-columns', { parameters: { what: missing.join(', ') } });
    const partnerId = storeOf(actor) ?? loja;
    if (partnerId !== null && !(await isOpenStore(database, partnerId)))
      throw new ApiError(storeOf(actor) === null ? 'partner-not-found' : 'store-not-approved');
    await database.transact(async (transaction) => {
      const row = await openLockedImport(transaction, params.id, actor);
      if (!MAY.check(row)) throw new ApiError('import-moved-on');
      if (row.photos_received < (row.photos_bytes ?? 0)) throw new ApiError('import-photos-missing');
      const { planilha } = row.mapping;
      const sheet = planilha === undefined ? {} : { planilha };
      const mapping = { ...knownMapping(row.headings), ...sheet, origem, colunas };
      const { id, signature, origin_partner_id: origin } = row;
      if (signature !== null)
        await keepMapping(
          transaction,
          signature,
          { accountId: actor.accountId, partnerId: origin },
          { mapping, at: clock.now() },
        );
      await forgetLines(transaction, id);
      await importWriter(transaction, id).check({
        mapping,
        partnerId,
        from: terminaEm.de,
        to: terminaEm.ate,
      });
    });
    return { data: await importDetail(database, params.id, context) };
  };
