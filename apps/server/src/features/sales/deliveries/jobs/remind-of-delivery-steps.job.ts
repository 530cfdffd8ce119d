import { reminderWindow } from '@patio/domain/sales/purchases/step-reminders.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { eachOf } from '../../../../platform/jobs/each-apart.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { remindOfStep } from '../../step-reminders/public.ts';
import { workingCalendar } from '../../working-days/public.ts';
import { dueDeliverySteps } from './due-steps.store.ts';

const AT_ONCE = 50;

/** Reminds stores and buyers of what a delivery waits for from them, by day: some working days before its last day, and once that is over. */
export function remindOfDeliveryStepsJob(deps: ServerDeps): Job {
  return {
    name: 'remind-of-delivery-steps',
    everyMs: 10 * 60_000,
    run: async () =>
      deps.database.transact(async (transaction) => {
        const at = deps.clock.now();
        const calendar = await workingCalendar(transaction, at);
        const window = reminderWindow(at, deps.config.rules.stepReminderDays, calendar);
        if (window === null) return false;
        const rows = await dueDeliverySteps(transaction, window, AT_ONCE);
        const done = await eachOf(deps, transaction, rows, {
          failed: 'nobody was reminded of a step of a delivery',
          code: ({ code }) => code,
          work: (part, row) => {
            const { step, due_on: dueOn, late, ...purchase } = row;
            return remindOfStep(deps, part, purchase, { step, dueOn, late, at });
          },
        });
        return done > 0 && rows.length === AT_ONCE;
      }),
  };
}
