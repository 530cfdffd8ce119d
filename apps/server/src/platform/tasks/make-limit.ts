/** Runs a few tasks at a time, the rest in order of arrival. */
export type Limit = <T>(task: () => Promise<T>) => Promise<T>;

/** Returns a limit of so many tasks at once. */
export function makeLimit(atOnce: number): Limit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The slot goes directly to the next task, so that nobody jumps the queue.
      if (next) next();
      else running -= 1;
    }
  };
}
