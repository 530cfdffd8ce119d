import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { AskedDocument } from '@patio/domain/people/documents/document-kinds.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import type { Place } from '../../../platform/jobs/in-turn.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

// On the day on which it was asked for, the request itself has just been read.
const due = statement({
  name: 'documents.claim-reminders',
  text: claim(
    'd.code, d.kind, d.reason, d.due_on, d.account_id, a.email, a.name, a.idiom, a.profile_code, a.blocked_at',
    {
      from: 'asked_document d join account a on a.id = d.account_id',
      where: `d.state in ('asked', 'refused') and d.due_on = any($1::date[]) and (d.reminded_on is null or d.reminded_on < $2::date)
        and (d.asked_at at time zone 'America/Sao_Paulo')::date < $2::date and a.blocked_at is null and a.erased_at is null and d.code > $3`,
      order: 'd.code',
      limit: '$4',
      of: 'd',
    },
  ),
  shape: shape<{ kind: AskedDocument; idiom: Idiom | null }>(),
});
const mark = statement({
  name: 'documents.mark-reminded',
  text: 'update asked_document set reminded_on = $2 where code = $1',
});

/** Holds requests that are due on some days and of which the user was not reminded today. Blocked users cannot send anything. */
export function holdReminders(
  transaction: Transaction,
  { days, today, place }: { readonly days: readonly string[]; readonly today: string; readonly place: Place },
) {
  return transaction.rows(due, [days, today, place.after, place.limit]);
}

/** Notes that the user is reminded of a document today. */
export async function markReminded(transaction: Transaction, code: number, today: string): Promise<void> {
  await transaction.run(mark, [code, today]);
}
