import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** An account and the state of its e-mail. */
export interface Mailbox {
  readonly id: number;
  readonly email: string;
  /** Epoch milliseconds UTC; null: not yet. */
  readonly email_confirmed_at: number | null;
}

const find = statement({
  name: 'email-confirmations.find',
  text: 'select id, email, email_confirmed_at from account where id = $1 and blocked_at is null',
});

const confirm = statement({
  name: 'email-confirmations.confirm',
  text: 'update account set email_confirmed_at = $3, never_confirmed_since = null where id = $1 and email = $2 and email_confirmed_at is null returning id',
});

/** The mailbox of an account that is not blocked. */
export function mailboxOf(queries: Queries, accountId: number): Promise<Mailbox | undefined> {
  return queries.row(find, [accountId]);
}

/** Marks this e-mail as confirmed; false if it was, or if the account has another one by now. */
export async function recordConfirmed(
  queries: Queries,
  { accountId, email, now }: { accountId: number; email: string; now: number },
): Promise<boolean> {
  return (await queries.row(confirm, [accountId, email, new Date(now)])) !== undefined;
}
