import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { stepRemindersJob } from '../../step-reminders/public.ts';
import { dueDeliverySteps } from './due-steps.store.ts';

/** Reminds stores and buyers of what a delivery waits for from them. */
export const remindOfDeliveryStepsJob = (deps: ServerDeps, atOnce?: number): Job =>
  stepRemindersJob(
    deps,
    {
      name: 'remind-of-delivery-steps',
      failed: 'nobody was reminded of a step of a delivery',
      due: dueDeliverySteps,
    },
    atOnce,
  );
