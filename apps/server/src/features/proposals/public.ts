import type { ServerDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/start-jobs.ts';
import { proposalWriter } from './proposals.store.ts';

/** Rejects what is still open on an offer that was sold or ended. */
export async function rejectOpenProposals(
  transaction: Transaction,
  offerCode: number,
  at: number,
): Promise<void> {
  await proposalWriter(transaction).rejectOpen(offerCode, at);
}

/** Lets open proposals lapse when their time is over (rule 0.7). */
export function expireProposalsJob(deps: ServerDeps): Job {
  return {
    name: 'expire-proposals',
    everyMs: 5_000,
    run: async () =>
      (await deps.database.transact((transaction) => proposalWriter(transaction).expire(deps.clock.now()))) >
      0,
  };
}
