import { reminderDays } from '@patio/domain/people/documents/reminder-days.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import { eachOf } from '../../../platform/jobs/each-apart.ts';
import { inTurn } from '../../../platform/jobs/in-turn.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { notifyHolder } from './notify-document.ts';
import { holdReminders, markReminded } from './reminders.store.ts';

/** Reminds users of documents that they have not sent: on the day before the last day, and on it, once each. */
export function remindOfDocumentsJob(deps: ServerDeps, atOnce = 50): Job {
  const turn = inTurn(atOnce);
  return {
    name: 'remind-of-documents',
    everyMs: 10 * 60_000,
    run: async () => {
      const at = deps.clock.now();
      const days = reminderDays(at);
      if (days.length === 0) return false;
      return turn((place) =>
        deps.database.transact(async (transaction) => {
          const today = dayOf(at);
          const rows = await holdReminders(transaction, { days, today, place });
          await eachOf(deps, transaction, rows, {
            failed: 'a user was not reminded of a document',
            code: ({ code }) => code,
            work: async (part, row) => {
              await markReminded(part, row.code, today);
              const holder = { ...row, id: row.account_id };
              await notifyHolder(deps, part, {
                holder,
                what: 'reminded',
                document: row,
                reason: row.reason,
                at,
              });
            },
          });
          return rows.map(({ code }) => code);
        }),
      );
    },
  };
}
