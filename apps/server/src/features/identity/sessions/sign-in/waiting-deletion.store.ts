import type { Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

// The account first, as in an erasure: each of the two then finds what the other has left.
const lock = statement({
  name: 'session-lock-account',
  text: 'select blocked_at from account where id = $1 for no key update',
});
const undo = statement({
  name: 'session-undo-deletion',
  text: `update personal_data_request r set state = 'undone', answered_at = $2 from account a
    where r.account_id = $1 and r.kind = 'deletion' and r.state = 'open' and a.id = $1
    returning r.code, r.opened_at, a.email`,
});

/** Cancels the pending deletion of an account, if there is one; instants in epoch milliseconds. */
export async function undoWaitingDeletion(
  transaction: Transaction,
  accountId: number,
  now: number,
): Promise<{ readonly code: number; readonly opened_at: number; readonly email: string } | undefined> {
  await transaction.run(lock, [accountId]);
  return transaction.row(undo, [accountId, new Date(now)]);
}
