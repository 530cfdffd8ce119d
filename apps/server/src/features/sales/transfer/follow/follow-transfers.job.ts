import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { workingCalendars } from '../../working-days/public.ts';
import { transferNow } from '../transfer-now.ts';
import { transferredPurchase } from '../transfer.store.ts';
import { changedTransfers, saveSummary } from './summary.store.ts';

const AT_ONCE = 50;

/** Brings the summaries of transfers up to date: each day, and when payment, invoice, delivery or end of a purchase changed. */
export function followTransfersJob(deps: ServerDeps): Job {
  return {
    name: 'follow-transfers',
    everyMs: 60_000,
    run: async () => {
      const now = deps.clock.now();
      return deps.database.transact(async (transaction) => {
        const codes = await changedTransfers(transaction, dayOf(now), AT_ONCE);
        const calendarAt = workingCalendars(transaction);
        for (const code of codes) {
          const purchase = await transferredPurchase(transaction, code);
          if (purchase !== undefined)
            await saveSummary(
              transaction,
              await transferNow(deps, transaction, purchase, now, calendarAt),
              now,
            );
        }
        return codes.length === AT_ONCE;
      });
    },
  };
}
