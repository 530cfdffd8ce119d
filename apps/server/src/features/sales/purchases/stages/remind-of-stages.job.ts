import { reminderWindow } from '@patio/domain/sales/purchases/step-reminders.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { eachOf } from '../../../../platform/jobs/each-apart.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { remindOfStep } from '../../step-reminders/public.ts';
import { workingCalendar } from '../../working-days/public.ts';
import { dueStages } from './due-stages.store.ts';

const AT_ONCE = 50;

/** Reminds who has the next step of a purchase, by day: some working days before its last day, and once that is over. */
export function remindOfStagesJob(deps: ServerDeps): Job {
  return {
    name: 'remind-of-stages',
    everyMs: 10 * 60_000,
    run: async () =>
      deps.database.transact(async (transaction) => {
        const at = deps.clock.now();
        const calendar = await workingCalendar(transaction, at);
        const window = reminderWindow(at, deps.config.rules.stepReminderDays, calendar);
        if (window === null) return false;
        const rows = await dueStages(transaction, window, AT_ONCE);
        const done = await eachOf(deps, transaction, rows, {
          failed: 'nobody was reminded of a step of a purchase',
          code: ({ code }) => code,
          work: (part, row) => {
            const { stage: step, due_on: dueOn, late, ...purchase } = row;
            return remindOfStep(deps, part, purchase, { step, dueOn, late, at });
          },
        });
        return done > 0 && rows.length === AT_ONCE;
      }),
  };
}
