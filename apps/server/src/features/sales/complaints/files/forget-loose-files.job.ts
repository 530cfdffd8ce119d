import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { openStorage } from '../../../../platform/storage/open-storage.ts';
import { complaintFiles } from './complaint-files.ts';
import { removeLooseFiles } from './files.store.ts';

const DAY_MS = 86_400_000;
const batch = 50;

/** Deletes files that were uploaded for a complaint a day ago and never sent. */
export function forgetLooseComplaintFilesJob(deps: ServerDeps): Job {
  const { config, clock, database, logger } = deps;
  return {
    name: 'forget-loose-complaint-files',
    everyMs: 10 * 60_000,
    run: () =>
      database.transact(async (transaction) => {
        const found = await removeLooseFiles(transaction, clock.now() - DAY_MS, batch);
        const files = complaintFiles(config, openStorage(config));
        transaction.afterCommit(() => {
          for (const { guid } of found) void files.forget(guid, logger);
        });
        return found.length === batch;
      }),
  };
}
