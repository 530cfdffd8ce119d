import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { beginFirstStage } from './follow-stage.ts';
import { purchasesWithoutTerm } from './stages.store.ts';

/** Maximum of purchases per run. */
const batch = 100;

/** Sets the terms of purchases from before terms existed, counted from when their step began, or their payment was taken back. */
export function fillTermsJob(deps: ServerDeps): Job {
  return {
    name: 'fill-purchase-terms',
    everyMs: 10 * 60_000,
    run: async () =>
      deps.database.transact(async (transaction) => {
        const found = await purchasesWithoutTerm(transaction, batch);
        for (const { code, began_at: at } of found) await beginFirstStage(deps, transaction, { code, at });
        return found.length === batch;
      }),
  };
}
