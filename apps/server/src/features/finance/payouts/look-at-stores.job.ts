import type { ServerDeps } from '../../../deps.ts';
import { eachApart } from '../../../platform/jobs/each-apart.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { lookAtStore } from './look-at-store.ts';
import { storesToLookAt } from './owing.store.ts';

const AT_ONCE = 50;

/**
 * Keeps what is owed to each store up to date for the list of payouts: within seconds after a booking, and when anything becomes due; what
 * finance do with a store is in it at once. The list
 * decides nothing: what is proposed and released is computed from the book then.
 */
export function lookAtStoresJob(deps: ServerDeps): Job {
  return {
    name: 'look-at-stores',
    everyMs: 5000,
    run: async () => {
      const found = await storesToLookAt(deps.database, deps.clock.now(), AT_ONCE);
      const done = await eachApart(deps, found, {
        failed: 'what is owed to a store could not be looked at',
        work: (transaction, store) => lookAtStore(deps, transaction, { store, now: deps.clock.now() }),
      });
      return done > 0 && found.length === AT_ONCE;
    },
  };
}
