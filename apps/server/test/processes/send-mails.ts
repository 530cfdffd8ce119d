import { sendMailJobs } from '../../src/features/messaging/mail/public.ts';
import type { Job } from '../../src/platform/jobs/start-jobs.ts';

/** Runs the lanes of a worker until nothing is left that they may send. */
export async function runLanes(lanes: readonly Job[]): Promise<void> {
  await Promise.all(
    lanes.map(async (lane) => {
      while (await lane.run());
    }),
  );
}

/** What a new worker sends, until nothing is left. */
export function sendMails(...given: Parameters<typeof sendMailJobs>): Promise<void> {
  return runLanes(sendMailJobs(...given));
}
