import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const verify = statement({
  name: 'accounts.verify',
  text: 'update account set identity_verified_at = $2 where id = $1',
});
const deposit = statement({
  name: 'accounts.set-deposit',
  text: 'update account set deposit_cents = $2 where id = $1',
});
const list = statement({
  name: 'accounts.mark-listed',
  text: 'update account set listed_at = coalesce(listed_at, $2) where id = any($1::bigint[])',
});
const unlist = statement({
  name: 'accounts.clear-listed',
  text: 'update account set listed_at = null where id = $1',
});
const block = statement({
  name: 'accounts.set-blocked',
  text: 'update account set blocked_at = $2 where id = $1',
});

const newPassword = statement({
  name: 'accounts.require-password',
  text: 'update account set must_change_password = true where id = $1',
});

const instant = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** Marks set by staff on an account. Instants are epoch milliseconds; null removes the mark. */
export function accountMarks(transaction: Transaction) {
  return {
    verified: (accountId: number, at: number | null) => transaction.run(verify, [accountId, instant(at)]),
    /** In centavos. */
    deposit: (accountId: number, cents: number) => transaction.run(deposit, [accountId, cents]),
    /** An account that is already on the blocklist keeps its date. */
    listed: (accountIds: readonly number[], at: number) => transaction.run(list, [accountIds, instant(at)]),
    notListed: (accountId: number) => transaction.run(unlist, [accountId]),
    /** Their next sign-in opens nothing but the form for a new password (S-34). */
    newPasswordDue: (accountId: number) => transaction.run(newPassword, [accountId]),
    blocked: (accountId: number, at: number | null) => transaction.run(block, [accountId, instant(at)]),
  };
}
