import { Readable } from 'node:stream';
import type { Queries } from '../../../platform/db/database.ts';
import { StorageError } from '../../../platform/storage/storage-error.ts';
import type { Storage, StoredFile } from '../../../platform/storage/storage.ts';
import { FairQueue } from '../../../platform/turns/fair-queue.ts';
import { encodePicture } from './encode-picture.ts';
import { joinCalls } from './join-calls.ts';
import { findSource, cachedKeys } from './picture-source.ts';
import type { Variant } from './variants.ts';

/** Two at once: one for each core of a small machine. Each takes up to some hundred milliseconds. */
const limits = { atOnce: 2, mostWaiting: 200, longestWaitMs: 15_000, retryAfterSeconds: 5 };

/** Returns a picture in a variant, or null if its name is unknown; queued by `caller`. Errors: `overloaded`. */
export type FindPicture = (name: string, variant: Variant, caller: string) => Promise<StoredFile | null>;

/**
 * Returns stored pictures at once and generates missing ones: each only once, however many requests arrive together, and only a few at a time. Generated
 * pictures are stored.
 */
export function pictureFinder(queries: Queries, storage: Storage): FindPicture {
  const queue = new FairQueue(limits);
  const join = joinCalls<StoredFile | null>();
  const make = async (name: string, variant: Variant, caller: string): Promise<StoredFile | null> => {
    const source = await findSource(queries, storage, name);
    if (source === null) return null;
    return queue.pass(caller, async () => {
      const bytes = await source.read();
      if (bytes === null) return null;
      const made = await encodePicture(bytes, variant);
      await storage.put(source.keyOf(variant), made).catch(unlessUnavailable);
      return madeFile(made);
    });
  };
  return async (name, variant, caller) => {
    for (const key of cachedKeys(name, variant)) {
      const cached = await storage.get(key);
      if (cached !== null) return cached;
    }
    return join(`${name} ${variant.width} ${variant.format}`, () => make(name, variant, caller));
  };
}

/** What could not be stored, because the disk is full for example, is shown all the same and generated again next time. */
function unlessUnavailable(error: unknown): void {
  if (!(error instanceof StorageError)) throw error;
}

function madeFile(bytes: Buffer): StoredFile {
  return {
    size: bytes.length,
    open: async (part) =>
      Readable.from([part === undefined ? bytes : bytes.subarray(part.first, part.last + 1)]),
  };
}
