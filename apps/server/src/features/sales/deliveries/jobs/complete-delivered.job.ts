import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { completeDelivered } from '../complete-delivered.ts';
import { confirmedDeliveries } from './jobs.store.ts';

/** Completes purchases whose deliveries confirmed themselves, or that could not be completed at once. */
export function completeDeliveredJob(deps: ServerDeps): Job {
  return {
    name: 'complete-delivered',
    everyMs: 60_000,
    run: async () => {
      for (const { purchase_code: code, delivered_by: by } of await confirmedDeliveries(deps.database, 50))
        await completeDelivered(deps, code, by);
      return false;
    },
  };
}
