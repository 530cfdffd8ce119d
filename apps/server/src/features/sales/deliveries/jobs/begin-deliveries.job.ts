import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { openDelivery } from '../open-delivery.ts';
import { unbegunDeliveries } from './jobs.store.ts';

const AT_ONCE = 50;

/** Begins the deliveries of purchases with freight: new ones, and those from before there were deliveries. */
export function beginDeliveriesJob(deps: ServerDeps): Job {
  return {
    name: 'begin-deliveries',
    everyMs: 60_000,
    run: async () => {
      const codes = await unbegunDeliveries(deps.database, AT_ONCE);
      for (const code of codes)
        await deps.database.transact((transaction) =>
          openDelivery(deps, transaction, code, deps.clock.now()),
        );
      return false;
    },
  };
}
