import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { completeAllHandedOver } from '../../purchases/public.ts';
import { collectedPurchases } from './exits.store.ts';

/** How long an exit can be taken back. */
const UNDO_MS = 600_000;

/** Completes purchases whose vehicles left through the gate, once that can no longer be taken back. */
export function completeCollectedJob(deps: ServerDeps): Job {
  return {
    name: 'complete-collected',
    everyMs: 60_000,
    run: async () => {
      const until = deps.clock.now() - UNDO_MS;
      await completeAllHandedOver(deps, (after) => collectedPurchases(deps.database, until, after));
      return false;
    },
  };
}
