import { reminderWindow, type ReminderWindow } from '@patio/domain/sales/purchases/step-reminders.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { eachOf } from '../../../platform/jobs/each-apart.ts';
import { inTurn, type Place } from '../../../platform/jobs/in-turn.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import type { AnnouncedPurchase } from '../../trading/results/public.ts';
import { workingCalendar } from '../working-days/public.ts';
import { remindOfStep, type DueStep } from './remind-of-step.ts';

/** A purchase with a step of which is to be reminded; `due_on`: its last day, yyyy-mm-dd in São Paulo. */
type DueRow = AnnouncedPurchase & Pick<DueStep, 'step' | 'late'> & { readonly due_on: string };

interface Steps {
  readonly name: string;
  /** What the log says of a reminder that failed. */
  readonly failed: string;
  /** The next due ones behind a place, by the codes of their purchases, locked. */
  readonly due: (
    transaction: Transaction,
    window: ReminderWindow,
    place: Place,
  ) => Promise<readonly DueRow[]>;
}

/** Reminds who has a step of a purchase, by day: some working days before its last day, and once that is over. */
export function stepRemindersJob(deps: ServerDeps, { name, failed, due }: Steps, atOnce = 50): Job {
  const turn = inTurn(atOnce);
  return {
    name,
    everyMs: 10 * 60_000,
    run: () =>
      turn((place) =>
        deps.database.transact(async (transaction) => {
          const at = deps.clock.now();
          const calendar = await workingCalendar(transaction, at);
          const window = reminderWindow(at, deps.config.rules.stepReminderDays, calendar);
          if (window === null) return [];
          const rows = await due(transaction, window, place);
          await eachOf(deps, transaction, rows, {
            failed,
            code: ({ code }) => code,
            work: (part, { step, due_on: dueOn, late, ...purchase }) =>
              remindOfStep(deps, part, purchase, { step, dueOn, late, at }),
          });
          return rows.map(({ code }) => code);
        }),
      ),
  };
}
