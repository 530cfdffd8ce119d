import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { VIDEO_LIMITS } from '@patio/contract/catalogue/drafts/videos/draft-videos.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { withParts } from '../../../../platform/storage/with-parts.ts';
import { filmKey } from '../picture-keys.ts';
import { cleanFilm } from './clean-film.ts';
import { inspectFilm, type FilmRefusal } from './inspect-film.ts';

/** A video of so many bytes. */
interface Sized {
  readonly guid: string;
  readonly bytes: number;
}

const partKey = (guid: string, from: number) => `films/parts/${guid}/${String(from).padStart(10, '0')}`;

function keysOf({ guid, bytes }: Sized): string[] {
  return Array.from({ length: Math.ceil(bytes / VIDEO_LIMITS.part) }, (_, index) =>
    partKey(guid, index * VIDEO_LIMITS.part),
  );
}

/** Stores the part of a video that begins at `from`. */
export const putFilmPart = (storage: Storage, guid: string, from: number, part: Buffer) =>
  storage.put(partKey(guid, from), part);

/** Stores a video whose parts have all arrived, without what is hidden in it; or says why not. Again does no harm. */
export function storeFilm(storage: Storage, film: Sized): Promise<FilmRefusal | null> {
  return withParts(storage, keysOf(film), async (path) => {
    const file = await open(path, 'r+');
    try {
      const inspected = await inspectFilm((at, length) => bytesOf(file, at, length), film.bytes);
      if (inspected.kind === 'refused') return inspected.because;
      await cleanFilm(file, inspected);
    } finally {
      await file.close();
    }
    const sha256 = await digestOf(path);
    await storage.put(filmKey(film.guid), { stream: createReadStream(path), size: film.bytes, sha256 });
    return null;
  });
}

/** Deletes the parts of a video. */
export async function dropFilmParts(storage: Storage, film: Sized): Promise<void> {
  for (const key of keysOf(film)) await storage.delete(key);
}

async function bytesOf(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
