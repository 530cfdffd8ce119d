import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { lockNextBroadcast, deliverNextBatch } from './broadcasts.store.ts';

/** Inboxes that one transaction writes to. */
const piece = 500;

/**
 * Puts notifications of staff into the inboxes, piece by piece: how far one got is written with the piece itself, so that a worker that ends
 * leaves nothing out, and nobody gets it twice.
 */
export function deliverBroadcastsJob({ clock, database, live }: ServerDeps): Job {
  return {
    name: 'deliver-broadcasts',
    everyMs: 1000,
    run: () =>
      database.transact(async (transaction) => {
        const held = await lockNextBroadcast(transaction);
        if (!held) return false;
        const { told: notice } = await deliverNextBatch(transaction, held, {
          now: clock.now(),
          limit: piece,
        });
        transaction.afterCommit(() => {
          for (const accountId of notice) live.publishNotice(accountId);
        });
        return true;
      }),
  };
}
