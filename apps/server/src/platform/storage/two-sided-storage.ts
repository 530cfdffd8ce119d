import type { Storage } from './storage.ts';

/**
 * Two storages as one while files move from the other to the one in use: everything is written to the one in use, and what is not there yet
 * is read from the other.
 */
export function twoSidedStorage(inUse: Storage, other: Storage): Storage {
  return {
    put: (key, content) => inUse.put(key, content),
    add: async (key, file) => ((await other.head(key)) === null ? inUse.add(key, file) : false),
    get: async (key) => (await inUse.get(key)) ?? (await other.get(key)),
    read: async (key) => (await inUse.read(key)) ?? (await other.read(key)),
    head: async (key) => (await inUse.head(key)) ?? (await other.head(key)),
    delete: async (key) => {
      // In this order: what is being copied looks at the other side last, and so never brings a file back.
      await other.delete(key);
      await inUse.delete(key);
    },
    list: async function* (prefix) {
      yield* inUse.list(prefix);
      for await (const key of other.list(prefix)) if ((await inUse.head(key)) === null) yield key;
    },
  };
}
