import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

const due = statement({
  name: 'complaints.claim-due',
  text: claim(`code, buyer_due_at is not null as of_buyer`, {
    from: 'complaint',
    where: `(buyer_due_at <= $1) or (answer_due_at <= $1 and paused_at is null and overdue_at is null)`,
    order: 'code',
    limit: '$2',
    lock: 'no key update',
  }),
});

/** Complaints whose term has passed at an instant (epoch milliseconds), locked; `of_buyer`: the buyer's. */
export const claimDueComplaints = (transaction: Transaction, at: number, limit: number) =>
  transaction.rows(due, [new Date(at), limit]);
