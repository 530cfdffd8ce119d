import type { removeImportPhotos as contract } from '@patio/contract/catalogue/imports/remove-import-photos.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { importDetail } from '../import-detail.ts';
import { MAY } from '../imports.present.ts';
import { forgetLines } from '../lines/lines.store.ts';
import { openLockedImport } from '../open-import.ts';
import { photosWriter } from './photos.store.ts';

/** Leaves the photos out; their parts are removed with the file of the import. */
export const removeImportPhotos =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params }, context) => {
    await database.transact(async (transaction) => {
      const row = await openLockedImport(transaction, params.id, context.actor);
      if (!MAY.sendPhotos(row)) throw new ApiError('import-moved-on');
      await forgetLines(transaction, row.id);
      await photosWriter(transaction, row.id).begin(null, null);
    });
    return { data: await importDetail(database, params.id, context) };
  };
