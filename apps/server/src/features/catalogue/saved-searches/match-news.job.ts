import { ALERT_PAUSE_MS, nextDailyAlert } from '@patio/domain/catalogue/saved-searches/alert-time.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { matchNews } from './matching.store.ts';

/** Maximum of news per run. */
const batch = 200;

/** Matches newly published and cheaper offers against the saved searches, in the order in which they came. */
export function matchNewsJob({ database, clock }: ServerDeps): Job {
  return {
    name: 'match-saved-searches',
    everyMs: 2000,
    run: async () => {
      const now = clock.now();
      const { taken } = await matchNews(database, {
        now,
        limit: batch,
        nextDaily: nextDailyAlert(now),
        pauseMs: ALERT_PAUSE_MS,
      });
      return taken === batch;
    },
  };
}
