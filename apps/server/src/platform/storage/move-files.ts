import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { StorageError } from './storage-error.ts';
import type { Storage } from './storage.ts';

/** How many files were copied, were there already, differ in the storage in use (which wins), or could not be copied. */
export type MovedFiles = {
  copied: number;
  present: number;
  different: number;
  failed: number;
  bytes: number;
};

type Move = {
  readonly from: Storage;
  readonly to: Storage;
  /** Called for every file that is done, with what has been counted. */
  readonly onProgress: (counted: Readonly<MovedFiles>) => void;
  readonly onProblem: (key: string, problem: string) => void;
};

/** Files at once: enough for a distant bucket, little for a disk. */
const AT_ONCE = 8;

/**
 * Copies every file that the other storage does not have, and compares the checksums of all, while the product works. What was copied stays
 * where it was; interrupted, it goes on where it was. A file that was deleted meanwhile does not come back.
 */
export async function moveFiles({ from, to, onProgress, onProblem }: Move): Promise<MovedFiles> {
  const counted: MovedFiles = { copied: 0, present: 0, different: 0, failed: 0, bytes: 0 };
  const keys = from.list('')[Symbol.asyncIterator]();
  const work = async () => {
    for (let next = await keys.next(); next.done !== true; next = await keys.next()) {
      const key = next.value;
      try {
        const outcome = await moveFile(from, to, key);
        if (outcome === null) continue;
        counted[outcome.kind] += 1;
        counted.bytes += outcome.bytes;
        if (outcome.kind === 'different') onProblem(key, 'differs from what is in use, which stays');
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        counted.failed += 1;
        onProblem(key, error.message);
      }
      onProgress(counted);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return counted;
}

type Outcome = { kind: 'copied' | 'present' | 'different'; bytes: number };

/** Null: the file was deleted meanwhile. */
async function moveFile(from: Storage, to: Storage, key: string): Promise<Outcome | null> {
  const source = await factsOf(from, key);
  const file = source === null ? null : await from.get(key);
  if (source === null || file === null) return null;
  const isNew =
    (await to.head(key)) === null && (await to.add(key, { ...source, stream: await file.open() }));
  const copy = await factsOf(to, key);
  if ((await from.head(key)) === null) {
    await to.delete(key);
    return null;
  }
  if (copy === null) throw new StorageError('the copy is not there');
  if (copy.sha256 !== source.sha256 || copy.size !== source.size) return { kind: 'different', bytes: 0 };
  return isNew ? { kind: 'copied', bytes: source.size } : { kind: 'present', bytes: 0 };
}

/** The size and checksum of the bytes that are really there; null: there is no such file. */
async function factsOf(storage: Storage, key: string): Promise<{ size: number; sha256: string } | null> {
  const file = await storage.get(key);
  if (file === null) return null;
  const hash = createHash('sha256');
  await pipeline(await file.open(), hash);
  return { size: file.size, sha256: hash.digest('hex') };
}
