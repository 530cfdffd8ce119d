import type { ServerDeps } from '../../../deps.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { claimOldComplaints, removeComplaints } from './forget-complaints.store.ts';
import { complaintFiles } from './files/complaint-files.ts';

const AT_ONCE = 50;

/** Deletes complaints that were closed as long ago as records of sales are kept (rule 0.43), with their files. */
export async function forgetComplaints({
  clock,
  config,
  database,
  logger,
}: Pick<ServerDeps, 'clock' | 'config' | 'database' | 'logger'>): Promise<void> {
  await database.transact(async (transaction) => {
    const { salesRecordYears: years } = config.rules;
    const codes = await claimOldComplaints(transaction, { now: clock.now(), years, limit: AT_ONCE });
    if (codes.length === 0) return;
    const gone = await removeComplaints(transaction, codes);
    const stored = complaintFiles(config, openStorage(config));
    transaction.afterCommit(() => {
      for (const guid of gone) void stored.forget(guid, logger);
    });
  });
}
