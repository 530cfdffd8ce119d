/** Runs tasks, a few at a time, the rest in the order of their coming. */
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
      // The place goes to the next one directly, so that nobody slips in between.
      if (next) next();
      else running -= 1;
    }
  };
}
