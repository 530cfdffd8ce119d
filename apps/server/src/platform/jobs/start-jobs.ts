import { isGone } from '../db/failures.ts';
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
 * row locks of the job itself. A failing run is logged and tried again after its pause; that the database is gone is logged once for all.
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
  const outage = watchOutage(logger);
  const repeat = async (job: Job): Promise<void> => {
    while (!stopped) {
      const more = await job.run().then(
        (left) => {
          outage.end();
          return left;
        },
        (error: unknown) => {
          if (isGone(error)) outage.begin(error, job.name);
          else logger.error({ err: error, job: job.name }, 'job failed');
          return false;
        },
      );
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

/** Logs when the database goes and when it is back, however many jobs miss it meanwhile. */
function watchOutage(logger: Logger) {
  let since: number | null = null;
  return {
    begin: (error: unknown, job: string): void => {
      if (since !== null) return;
      since = performance.now();
      logger.error({ err: error, job }, 'the database is unavailable: jobs are tried again until it is back');
    },
    end: (): void => {
      if (since === null) return;
      logger.warn({ milliseconds: Math.round(performance.now() - since) }, 'the database takes jobs again');
      since = null;
    },
  };
}
