import { reminderDays } from '@patio/domain/people/documents/reminder-days.ts';
import { buyerClock } from '@patio/domain/sales/transfer/transfer-plan.ts';
import { dueReminder } from '@patio/domain/sales/transfer/transfer-reminders.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { eachOf } from '../../../../platform/jobs/each-apart.ts';
import { inTurn } from '../../../../platform/jobs/in-turn.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { workingCalendars } from '../../working-days/public.ts';
import { notifyBuyerOfTransfer, notifySellersOfTransfer } from '../announce-step.ts';
import { transferNow } from '../transfer-now.ts';
import { transferredPurchase } from '../transfer.store.ts';
import { dueReminders, markReminded } from './reminders.store.ts';

/** Reminds buyers of the transfer at the Detran, by day: 10 and 3 days before the last day, and once it is over, of which sellers learn too. */
export function remindOfTransfersJob(deps: ServerDeps, atOnce = 50): Job {
  const turn = inTurn(atOnce);
  return {
    name: 'remind-of-transfers',
    everyMs: 10 * 60_000,
    run: async () => {
      const at = deps.clock.now();
      if (reminderDays(at).length === 0) return false;
      const today = dayOf(at);
      return turn((place) =>
        deps.database.transact(async (transaction) => {
          const rows = await dueReminders(transaction, today, place);
          const calendarAt = workingCalendars(transaction);
          await eachOf(deps, transaction, rows, {
            failed: 'a buyer was not reminded of a transfer',
            code: (row) => row.purchase_code,
            work: async (part, row) => {
              const { purchase_code: code, reminded, buyer_due_on: planned } = row;
              const purchase = await transferredPurchase(part, code);
              if (purchase === undefined) return;
              const { plan } = await transferNow(deps, part, purchase, at, calendarAt);
              const clock = buyerClock(plan, today);
              const reminder = clock?.dueOn === planned ? dueReminder(clock.daysLeft, reminded) : null;
              // A summary of yesterday is brought up to date by its own job.
              if (clock === null || reminder === null) return;
              await markReminded(part, code, reminder, clock.dueOn);
              const news = { step: 'detran', about: clock.dueOn, at } as const;
              await notifyBuyerOfTransfer(deps, part, purchase, {
                ...news,
                what: reminder,
                due: clock.dueOn,
              });
              if (reminder === 'late')
                await notifySellersOfTransfer(deps, part, purchase, { ...news, what: reminder });
            },
          });
          return rows.map((row) => row.purchase_code);
        }),
      );
    },
  };
}
