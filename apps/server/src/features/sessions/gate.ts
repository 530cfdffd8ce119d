import { ApiError } from '../../platform/http/api-error.ts';

export interface Gate {
  /** Runs the work when its turn comes. Errors: `overloaded` when too many wait. */
  pass<T>(work: () => Promise<T>): Promise<T>;
}

/** Lets `width` pieces of work run at a time and `queue` more wait, so that a flood of them cannot take the machine. */
export function createGate(width: number, queue: number): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];
  const enter = (): Promise<void> => {
    if (running < width) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= queue) throw new ApiError('overloaded', { headers: { 'retry-after': '5' } });
    return new Promise((resolve) => waiting.push(resolve));
  };
  // The place goes straight to the next in line, so `running` stays.
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    async pass(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
