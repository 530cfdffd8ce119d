import { reminderDays } from '@patio/domain/people/documents/reminder-days.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { claim } from '../../../platform/queue/claim.store.ts';
import { documentedPurchase, documentsOf } from './documents.store.ts';
import { currentOf } from './documents.present.ts';
import { notifyBuyer } from './notify-documents.ts';

const AT_ONCE = 50;
const DAY_MS = 86_400_000;

// On the day on which it was asked for, the request itself has just been read.
const due = statement({
  name: 'purchase-documents.claim-reminders',
  text: claim('r.code, r.purchase_code, r.kind, r.reason, r.due_on', {
    from: `purchase_document_request r join purchase p on p.code = r.purchase_code join account a on a.id = p.account_id`,
    where: `r.state = 'open' and r.due_on = any($1::date[]) and (r.reminded_on is null or r.reminded_on < $2::date)
      and (r.asked_at at time zone 'America/Sao_Paulo')::date < $2::date and p.cancelled_at is null and p.cancellation is null
      and p.status <> 'X' and a.erased_at is null`,
    order: 'r.due_on, r.code',
    limit: '$3',
    of: 'r',
  }),
});

const mark = statement({
  name: 'purchase-documents.mark-reminded',
  text: 'update purchase_document_request set reminded_on = $2 where code = any($1::bigint[])',
});

/** Reminds buyers of documents that they have not sent: on the day before the last day, on it, and on the day after it, once each. */
export function remindOfPurchaseDocumentsJob(deps: ServerDeps): Job {
  return {
    name: 'remind-of-purchase-documents',
    everyMs: 10 * 60_000,
    run: async () => {
      const at = deps.clock.now();
      const days = reminderDays(at);
      if (days.length === 0) return false;
      return deps.database.transact(async (transaction) => {
        const rows = await transaction.rows(due, [[dayOf(at - DAY_MS), ...days], dayOf(at), AT_ONCE]);
        await transaction.run(mark, [rows.map(({ code }) => code), dayOf(at)]);
        for (const { code: about, purchase_code: code, kind, reason, due_on } of rows) {
          const purchase = await documentedPurchase(transaction, code);
          const current = currentOf(await documentsOf(transaction, code));
          const answer = current.find(({ request_code }) => request_code === about);
          if (purchase === undefined || (answer !== undefined && answer.state !== 'refused')) continue;
          const what = due_on < dayOf(at) ? 'late' : 'reminded';
          const news = { what, kind, about, reason, due: due_on, at } as const;
          await notifyBuyer(deps, transaction, purchase, news);
        }
        return rows.length === AT_ONCE;
      });
    },
  };
}
