import { AsyncLocalStorage } from 'node:async_hooks';
import { isUnavailable, OutcomeUnknown } from './failures.ts';

const work = new AsyncLocalStorage<{ changed: boolean }>();

/** Records that the current work has committed a change. */
export function recordChange(): void {
  const current = work.getStore();
  if (current) current.changed = true;
}

/**
 * Runs work that may take several transactions. If one of them committed and the database becomes unavailable for the next, nobody may
 * claim that nothing was recorded. Errors: `OutcomeUnknown` in that case.
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
