import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { lockNextBroadcast, deliverNextBatch } from './broadcasts.store.ts';

/** Maximum of inboxes per transaction. */
const batchSize = 500;

/**
 * Delivers notifications of staff to inboxes in batches. Progress is stored in the transaction of each batch, so a worker that dies
 * skips no recipient and notifies nobody twice.
 */
export function deliverBroadcastsJob({ clock, database, live }: ServerDeps): Job {
  return {
    name: 'deliver-broadcasts',
    everyMs: 1000,
    run: () =>
      database.transact(async (transaction) => {
        const held = await lockNextBroadcast(transaction);
        if (!held) return false;
        const { notified } = await deliverNextBatch(transaction, held, {
          now: clock.now(),
          limit: batchSize,
        });
        transaction.afterCommit(() => {
          for (const accountId of notified) live.publishNotice(accountId);
        });
        return true;
      }),
  };
}
