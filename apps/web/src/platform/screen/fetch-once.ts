/** A loader whose result is cached: loaded at the first call, again after a failure. */
export function fetchOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | undefined;
  return () => {
    if (cached !== undefined) return cached;
    const loading = load();
    cached = loading;
    loading.then(
      // React reads a loaded value without suspending again.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => (cached = undefined),
    );
    return loading;
  };
}
