import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { removeOld } from './clean-up.store.ts';

const dayMs = 86_400_000;

/**
 * Deletes what sign-ins left behind: attempts and codes after a day, sessions after the retention period of access logs (Lei 12.965/2014,
 * art. 15).
 */
export function cleanUpSessionsJob({ clock, config, database }: ServerDeps): Job {
  return {
    name: 'clean-up-sessions',
    everyMs: dayMs / 24,
    run: async () => {
      const now = clock.now();
      await removeOld(database, {
        short: now - dayMs,
        long: now - config.rules.accessLogMonths * 31 * dayMs,
      });
      return false;
    },
  };
}
