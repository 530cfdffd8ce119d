import type { Queries } from '../../platform/db/database.ts';
import type { Storage, StoredFile } from '../../platform/storage/storage.ts';
import { makeLimit } from '../../platform/tasks/make-limit.ts';
import { encodePicture } from './encode-picture.ts';
import { joinCalls } from './join-calls.ts';
import { findSource, keptKeys } from './picture-source.ts';
import type { Variant } from './variants.ts';

/** Pictures made at once: one for each core of a small machine. */
const AT_ONCE = 2;

/** Answers a picture in a variant, or null when nobody knows its name. */
export type FindPicture = (name: string, variant: Variant) => Promise<StoredFile | null>;

/**
 * Gives kept pictures at once and makes missing ones: each only once, however many ask for it together, and only a few at a time. What was
 * made is kept.
 */
export function pictureFinder(queries: Queries, storage: Storage): FindPicture {
  const limit = makeLimit(AT_ONCE);
  const join = joinCalls<string | null>();
  const make = async (name: string, variant: Variant): Promise<string | null> => {
    const source = await findSource(queries, storage, name);
    if (source === null) return null;
    return limit(async () => {
      const bytes = await source.read();
      if (bytes === null) return null;
      const key = source.keyOf(variant);
      await storage.put(key, await encodePicture(bytes, variant));
      return key;
    });
  };
  return async (name, variant) => {
    for (const key of keptKeys(name, variant)) {
      const kept = await storage.get(key);
      if (kept !== null) return kept;
    }
    const key = await join(`${name} ${variant.width} ${variant.format}`, () => make(name, variant));
    return key === null ? null : storage.get(key);
  };
}
