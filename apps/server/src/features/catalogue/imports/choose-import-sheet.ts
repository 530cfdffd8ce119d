import type { chooseImportSheet as contract } from '@patio/contract/catalogue/imports/choose-import-sheet.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { importDetail } from './import-detail.ts';
import { MAY } from './imports.present.ts';
import { importWriter } from './imports.store.ts';
import { forgetLines } from './lines/lines.store.ts';
import { openLockedImport } from './open-import.ts';

/** Has another sheet of a workbook read; what was set for the columns of the first one is guessed again. */
export const chooseImportSheet =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) => {
    await database.transact(async (transaction) => {
      const row = await openLockedImport(transaction, params.id, context.actor);
      if (!MAY.chooseSheet(row)) throw new ApiError('import-moved-on');
      if (!row.sheets.includes(body.planilha)) throw new ApiError('import-sheet');
      await forgetLines(transaction, row.id);
      await importWriter(transaction, row.id).readAgain({ planilha: body.planilha });
    });
    return { data: await importDetail(database, params.id, context) };
  };
