import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { isCollision, isGone } from '../../../platform/db/failures.ts';
import { newsDesk, postponeNews, type NewsGroup } from './news/selling-news.store.ts';
import { notifyGroup, type CalendarAt } from './news/notify-group.ts';

/** Maximum of groups per run. */
const batch = 50;
/** Pause before news that could not be sent is retried. */
const againMs = 60_000;

/**
 * Notifies sellers of deals, questions and proposals (decision 0070), one offer and topic per transaction. What cannot be sent is
 * postponed, so that it blocks nothing else. `calendarAt` reads the working days for deadlines.
 */
export function notifySellingSideJob(deps: ServerDeps, calendarAt: CalendarAt): Job {
  return {
    name: 'notify-selling-side',
    everyMs: 500,
    run: async () => {
      for (let notice = 0; notice < batch; notice += 1)
        if (!(await notifyNext(deps, calendarAt))) return false;
      return true;
    },
  };
}

/** False if nothing is due that no other worker holds. */
async function notifyNext(deps: ServerDeps, calendarAt: CalendarAt): Promise<boolean> {
  const tried: { group?: NewsGroup } = {};
  try {
    return await deps.database.transact(async (transaction) => {
      const group = await newsDesk(transaction).head(deps.clock.now());
      if (!group) return false;
      tried.group = group;
      await notifyGroup({ ...deps, calendarAt }, transaction, group);
      return true;
    });
  } catch (error) {
    const { group } = tried;
    if (group === undefined || isGone(error) || isCollision(error)) throw error;
    deps.logger.error(
      { err: error, offer: group.offer_code, topic: group.topic },
      'selling side cannot be told',
    );
    await postponeNews(deps.database, group, deps.clock.now() + againMs);
    return true;
  }
}
