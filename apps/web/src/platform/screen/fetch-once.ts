/** A loader whose answer is stored: fetched at the first call, after a failure again. */
export function fetchOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | undefined;
  return () => {
    if (cached !== undefined) return cached;
    const loading = load();
    cached = loading;
    loading.then(
      // React reads what has come already without waiting another time.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => (cached = undefined),
    );
    return loading;
  };
}
