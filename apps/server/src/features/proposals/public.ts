import type { ServerDeps } from '../../deps.ts';
import type { Queries, Transaction } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/start-jobs.ts';
import { offerOf, proposalWriter } from './proposals.store.ts';

export { withdrawOpenProposal } from './withdraw-open-proposal.ts';

/** The code of the offer on which somebody made a proposal; null when it is not his. */
export async function offerOfProposal(
  queries: Queries,
  code: number,
  accountId: number,
): Promise<number | null> {
  return (await offerOf(queries, code, accountId))?.offer_code ?? null;
}

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
