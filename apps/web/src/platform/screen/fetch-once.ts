/** A loader whose answer is kept: fetched at the first call, after a failure again. */
export function fetchOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  return () => {
    if (kept !== undefined) return kept;
    const loading = load();
    kept = loading;
    loading.then(
      // React reads what has come already without waiting another time.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => (kept = undefined),
    );
    return loading;
  };
}
