import type { Logger } from '../logging/logger.ts';

export interface Job {
  readonly name: string;
  /** Pause after a run that found nothing, milliseconds. */
  readonly everyMs: number;
  /** Does what is due; true when there may be more at once. */
  run(): Promise<boolean>;
}

/**
 * Repeats each job on its own, never twice at the same time in one process; what keeps several workers from doing a thing twice are the
 * row locks of the job itself. A failing run is logged and tried again after its pause.
 */
export function startJobs(jobs: readonly Job[], logger: Logger): { stop(): Promise<void> } {
  let stopped = false;
  const wakers = new Set<() => void>();
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        wakers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      wakers.add(wake);
    });
  const repeat = async (job: Job): Promise<void> => {
    while (!stopped) {
      const more = await job.run().catch((error: unknown) => {
        logger.error({ err: error, job: job.name }, 'job failed');
        return false;
      });
      if (!more && !stopped) await pause(job.everyMs);
    }
  };
  const loops = jobs.map(repeat);
  return {
    async stop() {
      stopped = true;
      for (const wake of wakers) wake();
      await Promise.all(loops);
    },
  };
}
