import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { withoutSnapshot } from './snapshots.store.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** Maximum of purchases per run. */
const batch = 50;

/** Fills in the snapshots of purchases made before snapshots existed, marked as reconstituted. */
export function fillSnapshotsJob(deps: ServerDeps): Job {
  return {
    name: 'fill-snapshots',
    everyMs: 10 * 60_000,
    run: async () =>
      deps.database.transact(async (transaction) => {
        const sales = await withoutSnapshot(transaction, batch);
        for (const sale of sales) await takeSnapshot(deps, transaction, sale, deps.clock.now());
        return sales.length === batch;
      }),
  };
}
