/** Returns a function that does the work once for all concurrent callers with the same key. */
export function joinCalls<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, work) => {
    const found = underWay.get(key);
    if (found) return found;
    const started = work().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
