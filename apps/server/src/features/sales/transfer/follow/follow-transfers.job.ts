import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { eachApart } from '../../../../platform/jobs/each-apart.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { workingCalendars } from '../../working-days/public.ts';
import { transferNow } from '../transfer-now.ts';
import { transferredPurchase } from '../transfer.store.ts';
import { changedTransfers, saveSummary, transferFacts } from './summary.store.ts';

const AT_ONCE = 50;

/**
 * Brings the summaries of transfers up to date: each day, and when payment, invoice, delivery or end of a purchase changed. Each by itself: one
 * that cannot be followed keeps no other from it.
 */
export function followTransfersJob(deps: ServerDeps): Job {
  let after = 0;
  return {
    name: 'follow-transfers',
    everyMs: 60_000,
    run: async () => {
      const today = dayOf(deps.clock.now());
      const codes = await changedTransfers(deps.database, { today, after, limit: AT_ONCE });
      await eachApart(deps, codes, {
        failed: 'a transfer could not be followed',
        work: async (transaction, code) => {
          const now = deps.clock.now();
          const seen = await transferFacts(transaction, code);
          const purchase = await transferredPurchase(transaction, code);
          if (purchase === undefined) return;
          const calendarAt = workingCalendars(transaction);
          const transfer = await transferNow(deps, transaction, purchase, now, calendarAt);
          await saveSummary(transaction, transfer, { seen, now });
        },
      });
      const more = codes.length === AT_ONCE;
      after = more ? (codes.at(-1) ?? 0) : 0;
      return more;
    },
  };
}
