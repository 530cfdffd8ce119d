import type { ServerDeps } from '../../../deps.ts';
import { eachApart } from '../../../platform/jobs/each-apart.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { dueVisits, passVisits } from './due-visits.store.ts';
import { endVisits } from './end-visits.ts';
import { visitedOffers } from './visited-offer.ts';

/**
 * Cancels open visits whose offer is over, hidden or stayed, whose vehicle has left the place, or whose request nobody answered, and marks
 * those that wait for a record. It looks at how things stand, so that no way in which an offer ends is forgotten.
 */
export function endDueVisitsJob(deps: ServerDeps): Job {
  return {
    name: 'end-due-visits',
    everyMs: 10_000,
    run: async () => {
      const { clock, database } = deps;
      const at = clock.now();
      const due = dueVisits(database);
      const standings = await visitedOffers(database, await due.offers(at), at);
      const over = [...standings].filter(([, offer]) => 'closed' in offer).map(([code]) => code);
      const batches = [
        { cause: 'oferta', codes: over.length === 0 ? [] : await due.ofOffers(at, over) },
        { cause: 'local', codes: await due.astray(at) },
        { cause: 'prazo', codes: await due.unanswered(at) },
      ] as const;
      let more = false;
      for (const { cause, codes } of batches) {
        await eachApart(deps, codes, {
          failed: 'a visit was not ended',
          work: async (transaction, code) => {
            const ended = await endVisits(deps, transaction, [code], { cause, at });
            more ||= ended > 0;
          },
        });
      }
      const passed = await database.transact((transaction) => passVisits(transaction, at));
      return more || passed;
    },
  };
}
