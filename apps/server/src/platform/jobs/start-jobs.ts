import { isGone } from '../db/failures.ts';
import type { Logger } from '../logging/logger.ts';

export interface Job {
  readonly name: string;
  /** Pause after a run that found nothing, milliseconds. */
  readonly everyMs: number;
  /** Does the work that is due; true if there may be more at once. */
  run(): Promise<boolean>;
}

/** Jobs with the same pause would all ask the database at the same moment, on a connection each, which would then stay open. */
const APART_MS = 25;

/**
 * Runs each job on its own schedule, never twice at the same time in one process; row locks of the job keep several workers from doing the
 * same work twice. A failing run is logged and retried after its pause; an unavailable database is logged once for all jobs.
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
  const repeat = async (job: Job, at: number): Promise<void> => {
    if (at > 0) await pause(at * APART_MS);
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

/** Logs when the database is lost and when it is back, however many jobs notice meanwhile. */
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
