import type { Storage } from './storage.ts';

/** A storage whose code is loaded with its first use: nothing of S3 is loaded where files are on the disk. */
export function lateStorage(load: () => Promise<Storage>): Storage {
  let loading: Promise<Storage> | null = null;
  const storage = () => (loading ??= load());
  return {
    put: async (key, content) => (await storage()).put(key, content),
    add: async (key, file) => (await storage()).add(key, file),
    get: async (key) => (await storage()).get(key),
    read: async (key) => (await storage()).read(key),
    head: async (key) => (await storage()).head(key),
    delete: async (key) => (await storage()).delete(key),
    list: async function* (prefix) {
      yield* (await storage()).list(prefix);
    },
  };
}
