interface Cached<Value> {
  readonly value: Promise<Value | null>;
  readonly until: number;
}

const LIMIT = 200;

/**
 * Caches values that are the same for everyone: each is loaded at most once in `ms` milliseconds per name. Null (a failure) is not cached.
 * For lists that rarely change: categories, languages, banners, filter options.
 */
export function memoryFor<Value>(
  ms: number,
): (name: string, load: () => Promise<Value | null>) => Promise<Value | null> {
  const cached = new Map<string, Cached<Value>>();
  return async (name, load) => {
    const known = cached.get(name);
    if (known !== undefined && known.until > Date.now()) return known.value;
    if (cached.size >= LIMIT) cached.clear();
    const entry = { value: load(), until: Date.now() + ms };
    cached.set(name, entry);
    let loaded: Value | null = null;
    try {
      loaded = await entry.value;
    } finally {
      if (loaded === null && cached.get(name) === entry) cached.delete(name);
    }
    return loaded;
  };
}
