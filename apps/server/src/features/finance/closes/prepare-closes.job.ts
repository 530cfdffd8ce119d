import { daysToPrepare } from '@patio/domain/finance/closes/close-days.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { lastPrepared, prepareDay } from './closes.store.ts';

/** Puts each day that is over before finance, from the first minutes of the next one, once anything is in the book. */
export function prepareClosesJob({ clock, database }: Pick<ServerDeps, 'clock' | 'database'>): Job {
  return {
    name: 'prepare-closes',
    everyMs: 5 * 60_000,
    run: async () => {
      const now = clock.now();
      const { day: last, booked } = await lastPrepared(database);
      if (!booked) return false;
      const days = daysToPrepare(last, now);
      for (const day of days) await prepareDay(database, day, now);
      // After a long standstill the rest follows at once.
      return days.length > 1;
    },
  };
}
