import { reminderDays } from '@patio/domain/people/documents/reminder-days.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import { eachOf } from '../../../platform/jobs/each-apart.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { notifyHolder } from './notify-document.ts';
import { holdReminders, markReminded } from './reminders.store.ts';

const AT_ONCE = 50;

/** Reminds users of documents that they have not sent: on the day before the last day, and on it, once each. */
export function remindOfDocumentsJob(deps: ServerDeps): Job {
  return {
    name: 'remind-of-documents',
    everyMs: 10 * 60_000,
    run: async () => {
      const at = deps.clock.now();
      const days = reminderDays(at);
      if (days.length === 0) return false;
      return deps.database.transact(async (transaction) => {
        const today = dayOf(at);
        const rows = await holdReminders(transaction, { days, today, limit: AT_ONCE });
        const done = await eachOf(deps, transaction, rows, {
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
        return done > 0 && rows.length === AT_ONCE;
      });
    },
  };
}
