import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { deadMailCount, waitingMails } from './outbox.store.ts';

/** Reports to the metrics how many mails of each urgency wait, for how long, and how many are dead. */
export function measureOutboxJob({ clock, database, metrics }: ServerDeps): Job {
  return {
    name: 'measure-outbox',
    everyMs: 15_000,
    run: async () => {
      const rows = await waitingMails(database);
      metrics.outbox({
        dead: await deadMailCount(database),
        waiting: rows.map(({ urgency, waiting, oldest }) => ({
          urgency,
          mails: waiting,
          oldestSeconds: oldest === null ? 0 : Math.max(0, (clock.now() - oldest) / 1000),
        })),
      });
      return false;
    },
  };
}
