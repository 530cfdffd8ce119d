import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { completePurchase } from '../../purchases/public.ts';
import { collectedPurchases } from './exits.store.ts';

/** How long an exit can be taken back. */
const UNDO_MS = 600_000;

/** Completes purchases whose vehicles left through the gate, once that can no longer be taken back. */
export function completeCollectedJob(deps: ServerDeps): Job {
  return {
    name: 'complete-collected',
    everyMs: 60_000,
    run: async () => {
      const found = await collectedPurchases(deps.database, deps.clock.now() - UNDO_MS);
      for (const { code, confirmed_by: actorId } of found) {
        const outcome = await completePurchase(deps, { code, actorId }).catch((error: unknown) => error);
        // Refused, as when a theft became known meanwhile: the sales team decides.
        if (outcome instanceof ApiError) deps.logger.warn({ purchase: code }, 'collected, not completed');
        else if (outcome instanceof Error) throw outcome;
      }
      return false;
    },
  };
}
