import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { makePickupCode } from './make-pickup-code.ts';
import { purchasesWithoutCode } from './pickup-codes.store.ts';

/** Maximum of purchases per run. */
const batch = 100;

/** Gives a code to purchases that were released before there were codes. */
export function fillPickupCodesJob(deps: ServerDeps): Job {
  return {
    name: 'fill-pickup-codes',
    everyMs: 60_000,
    run: async () =>
      deps.database.transact(async (transaction) => {
        const found = await purchasesWithoutCode(transaction, batch);
        for (const purchaseCode of found)
          await makePickupCode(deps, transaction, { purchaseCode, at: deps.clock.now() });
        return found.length === batch;
      }),
  };
}
