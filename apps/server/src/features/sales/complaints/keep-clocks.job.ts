import type { ServerDeps } from '../../../deps.ts';
import { eachOf } from '../../../platform/jobs/each-apart.ts';
import { inTurn } from '../../../platform/jobs/in-turn.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { claimDueComplaints } from './clocks.store.ts';
import { moveComplaint } from './move-complaint.ts';

/** Closes complaints whose buyer did not react, and tells both sides when the term of who answers has passed: then the house answers instead of a store. */
export function keepComplaintClocksJob(deps: ServerDeps, atOnce = 20): Job {
  const turn = inTurn(atOnce);
  return {
    name: 'keep-complaint-clocks',
    everyMs: 60_000,
    run: () =>
      turn((place) =>
        deps.database.transact(async (transaction) => {
          const at = deps.clock.now();
          const rows = await claimDueComplaints(transaction, at, place);
          await eachOf(deps, transaction, rows, {
            failed: 'the clock of a complaint was not kept',
            code: ({ code }) => code,
            work: async (part, { code, of_buyer: ofBuyer }) => {
              await moveComplaint(deps, part, {
                code,
                step: ofBuyer ? 'lapse' : 'overdue',
                taker: { kind: 'clock' },
                side: 'system',
                authorId: null,
                text: '',
                files: [],
                version: null,
                at,
              });
            },
          });
          return rows.map(({ code }) => code);
        }),
      ),
  };
}
