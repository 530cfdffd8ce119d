import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { stepRemindersJob } from '../step-reminders/public.ts';
import { dueCharges } from './due-charges.store.ts';

/** Reminds buyers of storage that was charged and is not paid. */
export const remindOfStorageChargesJob = (deps: ServerDeps, atOnce?: number): Job =>
  stepRemindersJob(
    deps,
    { name: 'remind-of-storage-charges', failed: 'nobody was reminded of the storage', due: dueCharges },
    atOnce,
  );
