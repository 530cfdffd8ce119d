import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { checkBidding } from './check-bidding.ts';
import { takeDueReviews } from './due.store.ts';

/** One in a transaction: anyone who ends an offer meanwhile does not wait for the others. */
const atOnce = 1;

/** Looks at the bidding on offers a minute after something happened, and when they end. */
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
