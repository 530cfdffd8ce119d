import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { stepRemindersJob } from '../../step-reminders/public.ts';
import { dueStages } from './due-stages.store.ts';

/** Reminds who has the next step of a purchase. */
export const remindOfStagesJob = (deps: ServerDeps, atOnce?: number): Job =>
  stepRemindersJob(
    deps,
    { name: 'remind-of-stages', failed: 'nobody was reminded of a step of a purchase', due: dueStages },
    atOnce,
  );
