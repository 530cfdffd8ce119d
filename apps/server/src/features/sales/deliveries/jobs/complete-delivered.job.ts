import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { completeAllHandedOver } from '../../purchases/public.ts';
import { confirmedDeliveries } from './jobs.store.ts';

const AT_ONCE = 50;

/** Completes purchases whose deliveries confirmed themselves, or that could not be completed at once. */
export function completeDeliveredJob(deps: ServerDeps): Job {
  return {
    name: 'complete-delivered',
    everyMs: 60_000,
    run: async () => {
      await completeAllHandedOver(deps, (after) => confirmedDeliveries(deps.database, after, AT_ONCE));
      return false;
    },
  };
}
