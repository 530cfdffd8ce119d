import { IMPORT_LIMITS } from '@patio/contract/catalogue/imports/import-words.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { withParts } from '../../../platform/storage/with-parts.ts';

/** The file of an import. All access to it is here: it is stored in parts, as it was sent. */
export interface StoredFile {
  readonly id: number;
  readonly bytes: number;
  /** The ZIP with photos. */
  readonly photos?: boolean;
}

const MEGABYTE = 1024 * 1024;
const FOLDER = 'imports/';
const keyOf = (id: number, from: number, photos = false): string =>
  `${FOLDER}${id}/${photos ? 'photos-' : ''}${String(from).padStart(10, '0')}`;
const idOf = (key: string): number => Number(key.slice(FOLDER.length).split('/')[0]);

function keysOf({ id, bytes, photos }: StoredFile): string[] {
  return Array.from({ length: Math.ceil(bytes / IMPORT_LIMITS.part) }, (_, index) =>
    keyOf(id, index * IMPORT_LIMITS.part, photos),
  );
}

/** Refuses a file of so many bytes if it has more than `most` MB. Errors: `import-too-large`, with both sizes. */
export function refuseTooLarge(bytes: number, most: number): void {
  if (bytes <= most * MEGABYTE) return;
  throw new ApiError('import-too-large', { parameters: { size: Math.ceil(bytes / MEGABYTE), most } });
}

/** Stores the part of a file that begins at `from`. */
export function putPart(
  storage: Storage,
  { id, photos }: Pick<StoredFile, 'id' | 'photos'>,
  from: number,
  part: Buffer,
): Promise<void> {
  return storage.put(keyOf(id, from, photos), part);
}

/** Puts a whole file together in a temporary folder for the work, and removes it afterwards. */
export function withFile<T>(
  storage: Storage,
  file: StoredFile,
  work: (path: string) => Promise<T>,
): Promise<T> {
  return withParts(storage, keysOf(file), work);
}

/** Removes the files that no import may read any more, also those that a crash has left. */
export async function dropFiles(
  storage: Storage,
  readable: (ids: readonly number[]) => Promise<ReadonlySet<number>>,
): Promise<void> {
  const keys: string[] = [];
  for await (const key of storage.list(FOLDER)) keys.push(key);
  // Asked afterwards: an import is older than its file.
  const needed = await readable([...new Set(keys.map(idOf))]);
  for (const key of keys) if (!needed.has(idOf(key))) await storage.delete(key);
}
