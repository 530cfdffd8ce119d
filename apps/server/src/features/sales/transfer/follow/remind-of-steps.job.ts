import {
  remindedStep,
  reminderWindow,
  type ReminderWindow,
} from '@patio/domain/sales/purchases/step-reminders.ts';
import { isLate } from '@patio/domain/sales/transfer/transfer-plan.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { eachOf } from '../../../../platform/jobs/each-apart.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { remindOfStep, type DueStep } from '../../step-reminders/public.ts';
import { workingCalendars } from '../../working-days/public.ts';
import { transferNow, type TransferNow } from '../transfer-now.ts';
import { transferredPurchase } from '../transfer.store.ts';
import { claimDueSteps } from './due-steps.store.ts';

const AT_ONCE = 50;

/** Reminds who has a step of a transfer, by day: some working days before its last day, and once that is over. */
export function remindOfTransferStepsJob(deps: ServerDeps): Job {
  return {
    name: 'remind-of-transfer-steps',
    everyMs: 10 * 60_000,
    run: async () =>
      deps.database.transact(async (transaction) => {
        const at = deps.clock.now();
        const calendarAt = workingCalendars(transaction);
        const window = reminderWindow(at, deps.config.rules.stepReminderDays, await calendarAt(at));
        if (window === null) return false;
        const codes = await claimDueSteps(transaction, window, AT_ONCE);
        const done = await eachOf(deps, transaction, codes, {
          failed: 'nobody was reminded of a step of a transfer',
          code: (code) => code,
          work: async (part, code) => {
            const purchase = await transferredPurchase(part, code);
            if (purchase === undefined) return;
            const transfer = await transferNow(deps, part, purchase, at, calendarAt);
            for (const step of dueSteps(transfer, window, at)) await remindOfStep(deps, part, purchase, step);
          },
        });
        return done > 0 && codes.length === AT_ONCE;
      }),
  };
}

/** The open steps whose last day is near or over. What changed today has just been told, so that it is no reminder yet. */
function dueSteps(
  { plan, events, purchase }: TransferNow,
  { today, first, last }: ReminderWindow,
  at: number,
): readonly DueStep[] {
  const changed = Math.max(purchase.paid_at ?? 0, ...events.map((event) => event.at));
  return plan.flatMap((planned): readonly DueStep[] => {
    const { dueOn } = planned;
    const step = remindedStep(planned.step);
    if (step === null || dueOn === null || dueOn < first || dueOn > last) return [];
    const late = isLate(planned, today);
    return late || dayOf(changed) < today ? [{ step, dueOn, late, at }] : [];
  });
}
