import type { beginImportPhotos as contract } from '@patio/contract/catalogue/imports/begin-import-photos.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { importDetail } from '../import-detail.ts';
import { MAY } from '../imports.present.ts';
import { forgetLines } from '../lines/lines.store.ts';
import { openLockedImport } from '../open-import.ts';
import { refuseTooLarge } from '../stored-file.ts';
import { photosWriter } from './photos.store.ts';

/** Begins to receive a ZIP with photos; an earlier one is replaced, and what was checked is checked again. */
export const beginImportPhotos =
  ({ database, config }: ServerDeps): Handler<typeof contract> =>
  async ({ params, body: { arquivo: name, bytes } }, context) => {
    if (!name.toLowerCase().endsWith('.zip')) throw new ApiError('import-photos-kind');
    refuseTooLarge(bytes, config.rules.importPhotosMb);
    await database.transact(async (transaction) => {
      const row = await openLockedImport(transaction, params.id, context.actor);
      if (!MAY.sendPhotos(row)) throw new ApiError('import-moved-on');
      await forgetLines(transaction, row.id);
      await photosWriter(transaction, row.id).begin(name, bytes);
    });
    return { data: await importDetail(database, params.id, context) };
  };
