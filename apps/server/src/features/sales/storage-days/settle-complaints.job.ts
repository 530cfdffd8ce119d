import type { ServerDeps } from '../../../deps.ts';
import { eachApart } from '../../../platform/jobs/each-apart.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { chargeOwed } from './charge-storage.ts';
import { finalComplaints, markSettled } from './final-complaints.store.ts';
import { openStorage } from './open-storage.ts';

const AT_ONCE = 50;

/**
 * Charges the days of storage that count after all, because a complaint ended against its buyer when their vehicle had left already. Only once it
 * cannot be opened again: what is charged is not to be given back. Before the exit such days are charged with the others. An
 * account that was erased is charged nothing: its user cannot be told any more.
 */
export function settleComplaintsJob(deps: ServerDeps): Job {
  return {
    name: 'settle-complaints',
    everyMs: 10 * 60_000,
    run: async () => {
      const now = deps.clock.now();
      const closedBefore = now - deps.config.rules.complaintReopenMs;
      const purchases = await finalComplaints(deps.database, closedBefore, AT_ONCE);
      const done = await eachApart(deps, purchases, {
        failed: 'the storage of a complaint that is over could not be charged',
        work: async (transaction, code) => {
          const at = deps.clock.now();
          const storage = await openStorage(deps, transaction, code, at);
          await markSettled(transaction, code, closedBefore);
          if (storage === undefined) return;
          const { ended_at: endedAt, cancelled, erased } = storage.row;
          if (endedAt === null || cancelled || erased) return;
          if (storage.account.owed > 0)
            await chargeOwed(deps, transaction, storage, { actorId: null, over: false, at });
        },
      });
      return done > 0 && purchases.length === AT_ONCE;
    },
  };
}
