import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { forgetChanges } from './undo.store.ts';
import { UNDO_MS } from './undo-change.ts';

/** Deletes what could be taken back: it holds words of records that may be erased meanwhile. */
export function forgetChangesJob({ clock, database }: ServerDeps): Job {
  return {
    name: 'forget-undoable-changes',
    everyMs: UNDO_MS,
    run: async () => {
      await forgetChanges(database, clock.now() - UNDO_MS);
      return false;
    },
  };
}
