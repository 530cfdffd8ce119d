import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { openStorage } from '../../../../platform/storage/open-storage.ts';
import { claimOldFiles, removeFiles } from './files.store.ts';
import { messageFiles } from './message-files.ts';

const DAY_MS = 86_400_000;
const batch = 50;

/** Deletes files that were never sent, those of deleted accounts, and those that were kept for their years. */
export function forgetMessageFilesJob(deps: ServerDeps): Job {
  const { config, clock, database, logger } = deps;
  return {
    name: 'forget-message-files',
    everyMs: 10 * 60_000,
    run: () =>
      database.transact(async (transaction) => {
        const now = clock.now();
        const before = new Date(now);
        before.setUTCFullYear(before.getUTCFullYear() - config.rules.salesRecordYears);
        const old = { loose: now - DAY_MS, old: before.getTime(), limit: batch };
        const found = await claimOldFiles(transaction, old);
        await removeFiles(
          transaction,
          found.map(({ code }) => code),
        );
        const files = messageFiles(config, openStorage(config));
        transaction.afterCommit(() => {
          for (const { guid } of found) void files.forget(guid, logger);
        });
        return found.length === batch;
      }),
  };
}
