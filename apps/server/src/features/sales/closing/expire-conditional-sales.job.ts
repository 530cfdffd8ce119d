import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { dueConditionalSales } from './conditional.store.ts';
import { lockWithLeader, settleConditional } from './settle-conditional.ts';

/** Maximum of conditional sales per run. */
const batch = 50;

/** Releases the best bids whose term the sales team let expire, and notifies their authors (rule 0.6). */
export function expireConditionalSalesJob(deps: ServerDeps): Job {
  return {
    name: 'expire-conditional-sales',
    everyMs: 5_000,
    run: async () => {
      const due = await dueConditionalSales(deps.database, deps.clock.now(), batch);
      let failed = 0;
      for (const offerCode of due) {
        await expire(deps, offerCode).catch((error: unknown) => {
          failed += 1;
          deps.logger.error({ err: error, offer: offerCode }, 'conditional sale cannot be released');
        });
      }
      return due.length === batch && failed === 0;
    },
  };
}

async function expire(deps: ServerDeps, offerCode: number): Promise<void> {
  await deps.database.transact(async (transaction) => {
    const row = await lockWithLeader(transaction, offerCode);
    if (row) await settleConditional(deps, transaction, row, 'expire');
  });
}
