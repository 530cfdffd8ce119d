import type { ConditionalChoice } from '@patio/domain/trading/auctions/ends/decide-conditional.ts';
import { FREE_TO_LEAVE_AFTER_MS } from '@patio/domain/trading/stopped-terms/stopped-term.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { stoppedSince } from '../../trading/deals/public.ts';
import { dueConditionalSales, leftConditionalSales } from './conditional.store.ts';
import { lockWithLeader, settleConditional } from './settle-conditional.ts';

/** Maximum of conditional sales per run. */
const batch = 50;

/**
 * Releases the best bids whose term the sales team let expire, and notifies their authors (rule 0.6). The term does not run while the store is
 * suspended; after a day the best bidder who asks to leave is released (rule 0.31).
 */
export function expireConditionalSalesJob(deps: ServerDeps): Job {
  return {
    name: 'expire-conditional-sales',
    everyMs: 5_000,
    run: async () => {
      const now = deps.clock.now();
      const due = await dueConditionalSales(deps.database, now, batch);
      const left = await leftConditionalSales(deps.database, now - FREE_TO_LEAVE_AFTER_MS, batch);
      let failed = 0;
      const end = (offerCode: number, choice: ConditionalChoice) =>
        settle(deps, offerCode, choice).catch((error: unknown) => {
          failed += 1;
          deps.logger.error({ err: error, offer: offerCode }, 'conditional sale cannot be released');
        });
      for (const offerCode of due) await end(offerCode, 'expire');
      for (const offerCode of left) await end(offerCode, 'release');
      return (due.length === batch || left.length === batch) && failed === 0;
    },
  };
}

/** Under the locks of offer and bidder: the store may have been suspended, or opened again, meanwhile. */
async function settle(deps: ServerDeps, offerCode: number, choice: ConditionalChoice): Promise<void> {
  await deps.database.transact(async (transaction) => {
    const row = await lockWithLeader(transaction, offerCode);
    if (!row) return;
    // Of a store that is open, those who sell decide whether the bidder may leave.
    if (choice === 'release' && (await stoppedSince(transaction, offerCode, deps.clock.now())) === null)
      return;
    await settleConditional(deps, transaction, row, choice);
  });
}
