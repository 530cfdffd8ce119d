import type { addImportPart as contract } from '@patio/contract/catalogue/imports/add-import-part.ts';
import { IMPORT_LIMITS } from '@patio/contract/catalogue/imports/import-words.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { MAY } from './imports.present.ts';
import { importWriter, type ImportRecord } from './imports.store.ts';
import { openImport, openLockedImport } from './open-import.ts';
import { photosWriter } from './photos/photos.store.ts';
import { putPart } from './stored-file.ts';

/** Stores the next part of a file, or of the photos. Only a whole part counts, so what breaks off is sent again. */
export const addImportPart =
  ({ database }: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const part = Buffer.from(body.conteudo, 'base64');
    const { de: from, fotos: photos = false } = body;
    const seen = await openImport(database, params.id, actor);
    if (!isNext(seen, from, part.length, photos)) return { recebidos: uploadOf(seen, photos).received };
    await putPart(storage, { id: params.id, photos }, from, part);
    return database.transact(async (transaction) => {
      const row = await openLockedImport(transaction, params.id, actor);
      if (!isNext(row, from, part.length, photos)) return { recebidos: uploadOf(row, photos).received };
      const received = from + part.length;
      if (photos) await photosWriter(transaction, params.id).receive(received);
      else await importWriter(transaction, params.id).receive(received);
      return { recebidos: received };
    });
  };

function uploadOf(row: ImportRecord, photos: boolean): { bytes: number; received: number; open: boolean } {
  return photos
    ? { bytes: row.photos_bytes ?? 0, received: row.photos_received, open: MAY.sendPhotos(row) }
    : { bytes: row.bytes, received: row.received, open: row.state === 'uploading' };
}

/** False: it was received already. Errors: `import-moved-on`, `import-part`. */
function isNext(row: ImportRecord, from: number, length: number, photos: boolean): boolean {
  const { bytes, received, open } = uploadOf(row, photos);
  if (bytes > 0 && from + length <= received) return false;
  if (!open || bytes === 0) throw new ApiError('import-moved-on');
  if (from !== received || length !== Math.min(IMPORT_LIMITS.part, bytes - received))
    throw new ApiError('import-part', { parameters: { received } });
  return true;
}
