import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { measureOutbox } from './outbox.store.ts';

/** Tells the metrics how many mails wait, how long, and how many were given up. */
export function measureOutboxJob({ clock, database, metrics }: ServerDeps): Job {
  return {
    name: 'measure-outbox',
    everyMs: 15_000,
    run: async () => {
      const { waiting, dead, oldest } = await measureOutbox(database);
      metrics.outbox({
        waiting,
        dead,
        oldestSeconds: oldest === null ? 0 : Math.max(0, (clock.now() - oldest) / 1000),
      });
      return false;
    },
  };
}
