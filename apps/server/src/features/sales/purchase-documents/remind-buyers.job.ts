import { reminderDays } from '@patio/domain/people/documents/reminder-days.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import { eachOf } from '../../../platform/jobs/each-apart.ts';
import { inTurn } from '../../../platform/jobs/in-turn.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { documentedPurchase, documentsOf } from './documents.store.ts';
import { currentOf } from './documents.present.ts';
import { notifyBuyer } from './notify-documents.ts';
import { holdReminders, markReminded } from './reminders.store.ts';

const DAY_MS = 86_400_000;

/** Reminds buyers of documents that they have not sent: on the day before the last day, on it, and on the day after it, once each. */
export function remindOfPurchaseDocumentsJob(deps: ServerDeps, atOnce = 50): Job {
  const turn = inTurn(atOnce);
  return {
    name: 'remind-of-purchase-documents',
    everyMs: 10 * 60_000,
    run: async () => {
      const at = deps.clock.now();
      const days = reminderDays(at);
      if (days.length === 0) return false;
      return turn((place) =>
        deps.database.transact(async (transaction) => {
          const today = dayOf(at);
          const asked = { days: [dayOf(at - DAY_MS), ...days], today, place };
          const rows = await holdReminders(transaction, asked);
          await eachOf(deps, transaction, rows, {
            failed: 'a buyer was not reminded of a document',
            code: ({ code }) => code,
            work: async (part, row) => {
              const { code: about, purchase_code: code, kind, reason, due_on } = row;
              await markReminded(part, about, today);
              const purchase = await documentedPurchase(part, code);
              const current = currentOf(await documentsOf(part, code));
              const answer = current.find(({ request_code }) => request_code === about);
              if (purchase === undefined || (answer !== undefined && answer.state !== 'refused')) return;
              const what = due_on < today ? 'late' : 'reminded';
              const news = { what, kind, about, reason, due: due_on, at } as const;
              await notifyBuyer(deps, part, purchase, news);
            },
          });
          return rows.map(({ code }) => code);
        }),
      );
    },
  };
}
