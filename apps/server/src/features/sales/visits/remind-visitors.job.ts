import { reminderDays } from '@patio/domain/people/documents/reminder-days.ts';
import { beginOfDay } from '@patio/domain/sales/slots/slots-of-day.ts';
import type { ServerDeps } from '../../../deps.ts';
import { eachOf } from '../../../platform/jobs/each-apart.ts';
import { inTurn } from '../../../platform/jobs/in-turn.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { holdReminders, markReminded } from './due-visits.store.ts';
import { notifyVisitor } from './notify-visitor.ts';
import { findVisit } from './visits.store.ts';

const HOUR = 3_600_000;
/** A visit of which they were told meanwhile needs no reminder. */
const QUIET_MS = 3 * HOUR;

/** Reminds visitors on the day before, once. */
export function remindVisitorsJob(deps: ServerDeps, atOnce = 50): Job {
  const turn = inTurn(atOnce);
  return {
    name: 'remind-visitors',
    everyMs: 10 * 60_000,
    run: async () => {
      const at = deps.clock.now();
      const [, tomorrow] = reminderDays(at);
      if (tomorrow === undefined) return false;
      const from = beginOfDay(tomorrow);
      return turn((place) =>
        deps.database.transact(async (transaction) => {
          const asked = { from, until: from + 24 * HOUR, quietSince: at - QUIET_MS, place };
          const codes = await holdReminders(transaction, asked);
          await eachOf(deps, transaction, codes, {
            failed: 'a visitor was not reminded',
            code: (code) => code,
            work: async (part, code) => {
              await markReminded(part, code, at);
              const visit = await findVisit(part, code);
              if (visit) await notifyVisitor(deps, part, visit, { what: 'reminder', at });
            },
          });
          return codes;
        }),
      );
    },
  };
}
