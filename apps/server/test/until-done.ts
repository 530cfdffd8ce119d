import type { Job } from '../src/platform/jobs/start-jobs.ts';

/** Runs a job as often as it says that there may be more. */
export const untilDone = (job: Pick<Job, 'run'>) => async (): Promise<void> => {
  while (await job.run());
};
