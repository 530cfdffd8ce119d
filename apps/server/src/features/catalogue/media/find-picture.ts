import type { Queries } from '../../../platform/db/database.ts';
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
  const join = joinCalls<string | null>();
  const make = async (name: string, variant: Variant, caller: string): Promise<string | null> => {
    const source = await findSource(queries, storage, name);
    if (source === null) return null;
    return queue.pass(caller, async () => {
      const bytes = await source.read();
      if (bytes === null) return null;
      const key = source.keyOf(variant);
      await storage.put(key, await encodePicture(bytes, variant));
      return key;
    });
  };
  return async (name, variant, caller) => {
    for (const key of cachedKeys(name, variant)) {
      const cached = await storage.get(key);
      if (cached !== null) return cached;
    }
    const key = await join(`${name} ${variant.width} ${variant.format}`, () => make(name, variant, caller));
    return key === null ? null : storage.get(key);
  };
}
