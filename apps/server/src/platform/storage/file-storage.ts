import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkedStream } from './checked-stream.ts';
import { StorageError } from './storage-error.ts';
import { checkedKey, isKey, type SentFile, type Storage, type StoredFile } from './storage.ts';

/** Stores files in a directory of this machine, created with the first file. */
export function fileStorage(directory: string): Storage {
  const placeOf = (key: string) => path.join(directory, ...checkedKey(key).split('/'));
  return {
    put: (key, content) => write(placeOf(key), content, rename),
    add: (key, file) => add(placeOf(key), file),
    get: async (key) => {
      const place = placeOf(key);
      const facts = await sizeOf(place);
      return facts === null ? null : storedFile(place, facts);
    },
    read: (key) => orNull(readFile(placeOf(key))),
    head: async (key) => {
      const size = await sizeOf(placeOf(key));
      return size === null ? null : { size, sha256: null };
    },
    delete: (key) => known(rm(placeOf(key), { force: true })),
    list: (prefix) => listBelow(directory, prefix),
  };
}

async function sizeOf(place: string): Promise<number | null> {
  const facts = await orNull(stat(place));
  return facts?.isFile() === true ? facts.size : null;
}

function storedFile(place: string, size: number): StoredFile {
  return {
    size,
    open: async (part) => {
      const handle = await known(open(place));
      const { first, last } = part ?? { first: 0, last: size - 1 };
      if (last < first) {
        await handle.close();
        return Readable.from([]);
      }
      return checkedStream(handle.createReadStream({ start: first, end: last }), {
        size: last - first + 1,
        sha256: null,
      });
    },
  };
}

async function add(place: string, file: SentFile): Promise<boolean> {
  try {
    // Unlike a move, a link does not replace.
    await write(place, file, link);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Written beside and moved into place, so that nobody reads an incomplete file; on the disk before, so that none is left by a power cut. */
async function write(
  place: string,
  content: Uint8Array | SentFile,
  intoPlace: (draft: string, place: string) => Promise<void>,
): Promise<void> {
  const draft = path.join(path.dirname(place), `.${randomUUID()}`);
  try {
    await mkdir(path.dirname(place), { recursive: true });
    const source = content instanceof Uint8Array ? Readable.from([content]) : sent(content);
    await pipeline(source, createWriteStream(draft, { flags: 'wx', flush: true }));
    await intoPlace(draft, place);
  } catch (error) {
    throw failure(error);
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

const sent = ({ stream, size, sha256 }: SentFile) => checkedStream(stream, { size, sha256 });

/** Drafts of writes begin with a dot, so they are no keys. */
async function* listBelow(directory: string, prefix: string, below = ''): AsyncGenerator<string> {
  const entries = (await orNull(readdir(path.join(directory, below), { withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    const key = `${below}${entry.name}`;
    if (entry.isDirectory() && (`${key}/`.startsWith(prefix) || prefix.startsWith(`${key}/`)))
      yield* listBelow(directory, prefix, `${key}/`);
    else if (entry.isFile() && isKey(key) && key.startsWith(prefix)) yield key;
  }
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw failure(error);
  }
}

async function known<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw failure(error);
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** What a disk does on a bad day. */
const BAD_DAYS: ReadonlySet<string> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EACCES',
  'EPERM',
  'EMFILE',
  'ENFILE',
  'ESTALE',
  'ENOENT',
  'ENOTDIR',
]);

function failure(error: unknown): unknown {
  const code = codeOf(error);
  return code !== null && BAD_DAYS.has(code)
    ? new StorageError(`the disk of the files fails: ${code}`)
    : error;
}
