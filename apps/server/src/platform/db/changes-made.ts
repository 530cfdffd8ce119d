import { AsyncLocalStorage } from 'node:async_hooks';
import { isUnavailable, OutcomeUnknown } from './failures.ts';

const work = new AsyncLocalStorage<{ changed: boolean }>();

/** Notes that the current work has changed something for good. */
export function recordChange(): void {
  const current = work.getStore();
  if (current) current.changed = true;
}

/**
 * Does work that may take several transactions. One of them may have been recorded when the database becomes unavailable for the next:
 * then nobody may say that nothing was. Errors: `OutcomeUnknown` in that case.
 */
export function mindingChanges<T>(task: () => Promise<T>): Promise<T> {
  const current = { changed: false };
  return work.run(current, async () => {
    try {
      return await task();
    } catch (error) {
      if (current.changed && isUnavailable(error)) throw new OutcomeUnknown(error);
      throw error;
    }
  });
}
