import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Place } from '../../../platform/jobs/in-turn.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

const due = statement({
  name: 'complaints.claim-due',
  text: claim(`code, buyer_due_at is not null as of_buyer`, {
    from: 'complaint',
    where: `((buyer_due_at <= $1) or (answer_due_at <= $1 and paused_at is null and overdue_at is null)) and code > $2`,
    order: 'code',
    limit: '$3',
    lock: 'no key update',
  }),
});

/** The next complaints behind a place whose term has passed at an instant (epoch milliseconds), locked; `of_buyer`: the buyer's. */
export const claimDueComplaints = (transaction: Transaction, at: number, { after, limit }: Place) =>
  transaction.rows(due, [new Date(at), after, limit]);
