import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { checkBidding } from './check-bidding.ts';
import { takeDueReviews } from './due.store.ts';

/** One per transaction: closing an offer meanwhile must not wait for the others. */
const atOnce = 1;

/** Checks the bidding on offers a minute after something happened, and when they end. */
export function checkBiddingJob(deps: ServerDeps): Job {
  return {
    name: 'check-bidding',
    everyMs: 5_000,
    run: () =>
      deps.database.transact(async (transaction) => {
        const now = deps.clock.now();
        const codes = await takeDueReviews(transaction, now, atOnce);
        for (const code of codes) await checkBidding(deps, transaction, code, now);
        return codes.length === atOnce;
      }),
  };
}
