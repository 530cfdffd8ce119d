import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { openStorage } from '../../../../platform/storage/open-storage.ts';
import { endStoppedImports, readableImports, removeAbandoned } from '../imports.store.ts';
import { dropFiles } from '../stored-file.ts';

const DAY_MS = 86_400_000;
const ABANDONED_DAYS = 7;
const STOPPED_DAYS = 30;

/** Forgets imports that nobody started, ends those that were cancelled or stopped and never resumed, and removes files that are not needed. */
export function forgetImportsJob({ clock, config, database }: ServerDeps): Job {
  const storage = openStorage(config);
  return {
    name: 'forget-imports',
    everyMs: 3_600_000,
    run: async () => {
      const now = clock.now();
      await removeAbandoned(database, now - ABANDONED_DAYS * DAY_MS);
      await endStoppedImports(database, now - STOPPED_DAYS * DAY_MS, now);
      await dropFiles(storage, (ids) => readableImports(database, ids));
      return false;
    },
  };
}
