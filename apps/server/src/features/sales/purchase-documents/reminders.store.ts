import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Place } from '../../../platform/jobs/in-turn.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

// On the day on which it was asked for, the request itself has just been read.
const due = statement({
  name: 'purchase-documents.claim-reminders',
  text: claim('r.code, r.purchase_code, r.kind, r.reason, r.due_on', {
    from: `purchase_document_request r join purchase p on p.code = r.purchase_code join account a on a.id = p.account_id`,
    where: `r.state = 'open' and r.due_on = any($1::date[]) and (r.reminded_on is null or r.reminded_on < $2::date)
      and (r.asked_at at time zone 'America/Sao_Paulo')::date < $2::date and p.cancelled_at is null and p.cancellation is null
      and p.status <> 'X' and a.erased_at is null and r.code > $3`,
    order: 'r.code',
    limit: '$4',
    of: 'r',
  }),
});

const mark = statement({
  name: 'purchase-documents.mark-reminded',
  text: 'update purchase_document_request set reminded_on = $2 where code = $1',
});

/** Holds documents that were asked for, whose last day is one of `days` (yyyy-mm-dd), and of which nobody was reminded today. */
export function holdReminders(
  transaction: Transaction,
  { days, today, place }: { readonly days: readonly string[]; readonly today: string; readonly place: Place },
) {
  return transaction.rows(due, [days, today, place.after, place.limit]);
}

/** Notes that the buyer is reminded of a document today. */
export async function markReminded(transaction: Transaction, code: number, today: string): Promise<void> {
  await transaction.run(mark, [code, today]);
}
