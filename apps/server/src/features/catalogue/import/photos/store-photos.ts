import { reasonOf, type Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { createHash } from 'node:crypto';
import { makeLimit } from '../../../../platform/tasks/make-limit.ts';
import { FileProblem } from '../archive/file-problem.ts';
import type { PhotoDraft } from '../../catalogue/public.ts';
import { PHOTO_LIMITS, type RefusedPhoto, type StoredPhoto } from '../../media/public.ts';
import type { Cells } from '../rows/columns.ts';
import { guidOf } from '../import-key.ts';
import type { PhotoFile, PhotoSource } from './photo-source.ts';
import type { Problem } from '../rows/problems.ts';

export type StoredPhotos = { photos: PhotoDraft[]; notices: Problem[] };

/** Stores a photo under a guid, or only says whether it could be. */
export type TakePhoto = (guid: string, bytes: Uint8Array) => Promise<StoredPhoto | RefusedPhoto>;

/** Takes the photos of a row, in their order. A photo that is refused is left out and reported; the offer is imported without it. */
export async function storePhotos(
  take: TakePhoto,
  source: PhotoSource,
  key: string,
  cells: Cells,
): Promise<StoredPhotos> {
  const { files, beyond, missing } = source.filesOf(cells);
  const notices: Problem[] = missing.map((name) => ({
    column: 'fotos',
    reason: reasonOf('photo-not-there', { name }),
  }));
  const taken = await Promise.all(files.map((file) => limit(() => takeFile(take, key, file))));
  const photos = new Map<string, PhotoDraft>();
  for (const [index, each] of taken.entries()) {
    const file = files[index];
    if (file === undefined) continue;
    source.note?.(file, 'code' in each ? each : null);
    if (!('code' in each)) photos.set(each.guid, each);
    else notices.push(leftOut(file, each));
  }
  const tooMany = reasonOf('photo-beyond', { most: files.length });
  for (const file of beyond) {
    source.note?.(file, tooMany);
    notices.push(leftOut(file, tooMany));
  }
  return { photos: [...photos.values()], notices };
}

function leftOut({ name }: PhotoFile, reason: Reason): Problem {
  return { column: 'fotos', reason: { ...reason, at: name.slice(name.lastIndexOf('/') + 1) } };
}

/** Photos in memory at once: enough to keep two cores busy. */
const limit = makeLimit(4);

/** Returns the photo, or why it is left out. */
async function takeFile(take: TakePhoto, key: string, file: PhotoFile): Promise<PhotoDraft | Reason> {
  if (file.problem !== null) return file.problem;
  // Checked before it is read, so that a huge file uses no memory.
  if (file.bytes > PHOTO_LIMITS.bytes) return reasonOf('photo-large');
  try {
    const bytes = await file.read();
    const guid = guidOf(`${key}/${createHash('sha256').update(bytes).digest('hex')}`);
    const stored = await take(guid, bytes);
    if (stored.kind === 'refused')
      return { code: stored.because, values: stored.detail === null ? {} : { detail: stored.detail } };
    return { guid, drawing: null, width: stored.width, height: stored.height, vehiclePosition: 0 };
  } catch (error) {
    if (error instanceof FileProblem) return error.reason;
    throw error;
  }
}
