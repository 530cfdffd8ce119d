import type { ServerDeps } from '../../../../deps.ts';
import { eachApart } from '../../../../platform/jobs/each-apart.ts';
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
      await eachApart(deps, codes, {
        failed: 'a delivery was not begun',
        work: async (transaction, code) => {
          await openDelivery(deps, transaction, code, deps.clock.now());
        },
      });
      return false;
    },
  };
}
