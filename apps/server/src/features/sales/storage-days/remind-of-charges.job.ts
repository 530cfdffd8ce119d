import { reminderWindow } from '@patio/domain/sales/purchases/step-reminders.ts';
import type { ServerDeps } from '../../../deps.ts';
import { eachOf } from '../../../platform/jobs/each-apart.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { remindOfStep } from '../step-reminders/public.ts';
import { workingCalendar } from '../working-days/public.ts';
import { dueCharges } from './due-charges.store.ts';

const AT_ONCE = 50;

/** Reminds buyers of storage that was charged and is not paid, by day: some working days before its last day, and once that is over. */
export function remindOfStorageChargesJob(deps: ServerDeps): Job {
  return {
    name: 'remind-of-storage-charges',
    everyMs: 10 * 60_000,
    run: async () =>
      deps.database.transact(async (transaction) => {
        const at = deps.clock.now();
        const calendar = await workingCalendar(transaction, at);
        const window = reminderWindow(at, deps.config.rules.stepReminderDays, calendar);
        if (window === null) return false;
        const rows = await dueCharges(transaction, window, AT_ONCE);
        const done = await eachOf(deps, transaction, rows, {
          failed: 'nobody was reminded of the storage',
          code: ({ code }) => code,
          work: (part, row) => {
            const { due_on: dueOn, late, ...purchase } = row;
            return remindOfStep(deps, part, purchase, { step: 'storage-payment', dueOn, late, at });
          },
        });
        return done > 0 && rows.length === AT_ONCE;
      }),
  };
}
