import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { makeLimit } from '../../../../platform/tasks/make-limit.ts';
import type { PhotoDraft } from '../../catalogue/public.ts';
import { keepPhoto, PHOTO_LIMITS } from '../../media/public.ts';
import type { Cells } from '../rows/columns.ts';
import { guidOf } from '../import-key.ts';
import type { PhotoFolder } from './photo-folder.ts';
import type { Problem } from '../rows/problems.ts';

export type KeptPhotos = { photos: PhotoDraft[]; notices: Problem[] };

/**
 * Keeps the photos of a row, in their order. A photo that cannot be taken is left out and named; the offer comes in
 * without it.
 */
export async function keepPhotos(
  storage: Storage,
  folder: PhotoFolder,
  key: string,
  cells: Cells,
): Promise<KeptPhotos> {
  const { files, missing } = folder.filesOf(cells);
  const notices: Problem[] = missing.map((name) => ({
    column: 'fotos',
    reason: `o arquivo ${name} não está na pasta de fotos`,
  }));
  const taken = await Promise.all(files.map((file) => limit(() => keepFile(storage, key, file))));
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

/** Answers the photo, or why it is left out. */
async function keepFile(storage: Storage, key: string, file: string): Promise<PhotoDraft | string> {
  const { size } = await stat(file);
  // Looked at before it is read, so that a huge file costs no memory.
  if (size > PHOTO_LIMITS.bytes) return 'o arquivo tem mais de 15 MB';
  const bytes = await readFile(file);
  const guid = guidOf(`${key}/${createHash('sha256').update(bytes).digest('hex')}`);
  const kept = await keepPhoto(storage, guid, bytes);
  if (kept.kind === 'refused') return kept.reason;
  return { guid, drawing: null, width: kept.width, height: kept.height, vehiclePosition: 0 };
}
