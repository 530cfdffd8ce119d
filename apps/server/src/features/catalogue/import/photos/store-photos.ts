import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { makeLimit } from '../../../../platform/tasks/make-limit.ts';
import type { PhotoDraft } from '../../catalogue/public.ts';
import { storePhoto, PHOTO_LIMITS } from '../../media/public.ts';
import type { Cells } from '../rows/columns.ts';
import { guidOf } from '../import-key.ts';
import type { PhotoFolder } from './photo-folder.ts';
import type { Problem } from '../rows/problems.ts';

export type StoredPhotos = { photos: PhotoDraft[]; notices: Problem[] };

/** Stores the photos of a row, in their order. A photo that is refused is left out and reported; the offer is imported without it. */
export async function storePhotos(
  storage: Storage,
  folder: PhotoFolder,
  key: string,
  cells: Cells,
): Promise<StoredPhotos> {
  const { files, missing } = folder.filesOf(cells);
  const notices: Problem[] = missing.map((name) => ({
    column: 'fotos',
    reason: `o arquivo ${name} não está na pasta de fotos`,
  }));
  const taken = await Promise.all(files.map((file) => limit(() => storeFile(storage, key, file))));
  const photos = new Map<string, PhotoDraft>();
  for (const [index, each] of taken.entries()) {
    if (typeof each === 'string')
      notices.push({ column: 'fotos', reason: `${path.basename(files[index] ?? '')}: ${each}` });
    else photos.set(each.guid, each);
  }
  return { photos: [...photos.values()], notices };
}

/** Photos in memory at once: enough to keep two cores busy. */
const limit = makeLimit(4);

/** Returns the photo, or why it is left out. */
async function storeFile(storage: Storage, key: string, file: string): Promise<PhotoDraft | string> {
  const { size } = await stat(file);
  // Checked before it is read, so that a huge file uses no memory.
  if (size > PHOTO_LIMITS.bytes) return 'o arquivo tem mais de 15 MB';
  const bytes = await readFile(file);
  const guid = guidOf(`${key}/${createHash('sha256').update(bytes).digest('hex')}`);
  const stored = await storePhoto(storage, guid, bytes);
  if (stored.kind === 'refused') return stored.reason;
  return { guid, drawing: null, width: stored.width, height: stored.height, vehiclePosition: 0 };
}
