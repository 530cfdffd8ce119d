import { AsyncLocalStorage } from 'node:async_hooks';
import { isUnavailable, OutcomeUnknown } from './failures.ts';

interface Work {
  changed: boolean;
  /** Nothing of it may be committed without an audit row. */
  audited: boolean;
}

const work = new AsyncLocalStorage<Work>();
const audits = new WeakSet<object>();
let made = 0;

/** How many changes this thread has or may have committed so far: what was read at another number may be older than one of them. */
export function changesMade(): number {
  return made;
}

/** Counts a change that may have been committed. */
export function countChange(): void {
  made += 1;
}

/** Records that the current work has committed a change. */
export function recordChange(): void {
  countChange();
  const current = work.getStore();
  if (current) current.changed = true;
}

/** Records that a transaction has written an audit row. */
export function noteAudit(transaction: object): void {
  audits.add(transaction);
}

/** A change of staff without an audit row is not committed. `transaction`: null for a statement outside of one, which has none. */
export function refuseUnaudited(transaction: object | null): void {
  if (work.getStore()?.audited !== true || (transaction !== null && audits.has(transaction))) return;
  throw new Error('A change of the back office has no audit row.');
}

/**
 * Runs work that may take several transactions. If one of them committed and the database becomes unavailable for the next, nobody may
 * claim that nothing was recorded. Errors: `OutcomeUnknown` in that case. `audited`: changes need an audit row in their transaction.
 */
export function mindingChanges<T>(task: () => Promise<T>, audited = false): Promise<T> {
  const current = { changed: false, audited };
  return work.run(current, async () => {
    try {
      return await task();
    } catch (error) {
      if (current.changed && isUnavailable(error)) throw new OutcomeUnknown(error);
      throw error;
    } finally {
      // What the task leaves running behind it is not its change.
      current.audited = false;
    }
  });
}
