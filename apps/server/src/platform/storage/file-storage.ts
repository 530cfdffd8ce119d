import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkedKey, type Storage } from './storage.ts';

/** Stores files in a directory of this machine, created with the first file. */
export function fileStorage(directory: string): Storage {
  const placeOf = (key: string) => path.join(directory, ...checkedKey(key).split('/'));
  return {
    put: (key, bytes) => replaceFile(placeOf(key), bytes),
    get: async (key) => {
      const file = await orNull(open(placeOf(key)));
      if (file === null) return null;
      const { size } = await file.stat();
      return {
        stream: file.createReadStream(),
        size,
        part: (first, last) => createReadStream(placeOf(key), { start: first, end: last }),
      };
    },
    read: (key) => orNull(readFile(placeOf(key))),
    exists: async (key) => (await orNull(stat(placeOf(key)))) !== null,
    delete: (key) => rm(placeOf(key), { force: true }),
  };
}

/** Written beside and moved into place, so that nobody reads an incomplete file. */
async function replaceFile(place: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true });
  const draft = `${place}.${randomUUID()}`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return null;
    throw error;
  }
}
