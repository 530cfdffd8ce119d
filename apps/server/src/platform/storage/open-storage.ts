import type { Config } from '../../config/config.ts';
import { fileStorage } from './file-storage.ts';
import { lateStorage } from './late-storage.ts';
import type { Storage } from './storage.ts';
import { twoSidedStorage } from './two-sided-storage.ts';

type Settings = Pick<Config, 'filesDir' | 'files'>;

/** The storage in use, and the one from which files move to it; null: there is only one. */
export type StorageSides = { readonly inUse: Storage; readonly other: Storage | null };

/** One client for all features of a process, because each has its own connections. */
const opened = new WeakMap<Settings['files'], StorageSides>();

/** Opens both sides of the storage: the disk, and S3 if it is set up. */
export function storageSides({ filesDir, files }: Settings): StorageSides {
  const known = opened.get(files);
  if (known) return known;
  const disk = fileStorage(filesDir);
  const { s3 } = files;
  const remote =
    s3 === null ? null : lateStorage(async () => (await import('./s3-storage.ts')).s3Storage(s3));
  const sides =
    remote === null || files.in === 'disk' ? { inUse: disk, other: remote } : { inUse: remote, other: disk };
  opened.set(files, sides);
  return sides;
}

/** Opens the storage of pictures, reports, documents and attachments: S3 or a directory that nodes share. */
export function openStorage(settings: Settings): Storage {
  const { inUse, other } = storageSides(settings);
  return other === null ? inUse : twoSidedStorage(inUse, other);
}
