import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { IMPORT_LIMITS } from '@patio/contract/catalogue/imports/import-words.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { FileProblem, openPhotoArchive, type PhotoSource, type TakePhoto } from '../../import/public.ts';
import { examinePhoto, expectPhotos, storePhoto } from '../../media/public.ts';
import type { ImportRecord } from '../imports.store.ts';
import { photosWriter, type PhotoUse } from '../photos/photos.store.ts';
import { withFile } from '../stored-file.ts';
import { StopImport } from './stop-import.ts';

/** The photos of an import for one turn. */
export interface ImportPhotos {
  readonly source: PhotoSource;
  readonly take: TakePhoto;
  /** What the lines since the last call did with the files. */
  uses(): readonly PhotoUse[];
}

/** Opens the ZIP of an import, if it has one, for the work. A check lists its files first, and stores no photo. */
export async function withPhotos<T>(
  deps: ServerDeps,
  storage: Storage,
  row: ImportRecord,
  work: (photos: ImportPhotos | null) => Promise<T>,
): Promise<T> {
  if (row.photos_bytes === null) return work(null);
  return withFile(storage, { id: row.id, bytes: row.photos_bytes, photos: true }, async (file) => {
    const source = await openOrStop(file);
    try {
      if (row.state === 'checking' && row.position === 0) await list(deps, row.id, source);
      return await work(photosOf(deps, storage, row, source));
    } finally {
      source.close();
    }
  });
}

async function openOrStop(file: string): Promise<PhotoSource> {
  try {
    return await openPhotoArchive(file);
  } catch (error) {
    if (error instanceof FileProblem) throw new StopImport({ ...error.reason, at: 'ZIP' });
    throw error;
  }
}

async function list({ database }: ServerDeps, id: number, { files }: PhotoSource): Promise<void> {
  const listed = files.map(({ place, name, problem }) => ({ place, name: name.slice(-300), problem }));
  await database.transact((transaction) => photosWriter(transaction, id).list(listed));
}

function photosOf(
  { database, clock }: ServerDeps,
  storage: Storage,
  row: ImportRecord,
  source: PhotoSource,
): ImportPhotos {
  const uses = new Map<number, PhotoUse>();
  let photos = row.counts.photos ?? 0;
  const take: TakePhoto = async (guid, bytes) => {
    if (row.state !== 'running') return examinePhoto(storage, guid, bytes);
    await expectPhotos(database, [guid], clock.now());
    return storePhoto(storage, guid, bytes);
  };
  return {
    take,
    source: {
      ...source,
      note: ({ place }, problem) => {
        photos += problem === null ? 1 : 0;
        if (photos > IMPORT_LIMITS.photos) throw new StopImport(reasonOf('photos'));
        const lines = (uses.get(place)?.lines ?? 0) + (problem === null ? 1 : 0);
        uses.set(place, { place, lines, problem });
      },
    },
    uses: () => {
      const all = [...uses.values()];
      uses.clear();
      return all;
    },
  };
}
