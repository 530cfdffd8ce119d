import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { removeDevices } from '../../../messaging/alerts/public.ts';
import { revokeSessions } from '../sessions.store.ts';

const take = statement({
  name: 'unproved-account.take-over',
  text: `update account set email_confirmed_at = $2, password_hash = null, password_unproved = false, two_step = false, must_change_password = false
    where id = $1 and email_confirmed_at is null returning id`,
});

const waysIn = [
  'passkey',
  'authenticator',
  'recovery_code',
  'password_link',
  'access_code',
  'interest_token',
  'social_identity',
].map((table) =>
  statement({
    name: `unproved-account.end-${table}`,
    text: `delete from ${table} where account_id = $1`,
  }),
);

/**
 * Hands an account to the user who has just proven that its e-mail is theirs, if nobody had proven it before: anyone could have signed up
 * with it and waited. All credentials are revoked (decision 0053), so the caller creates new ones in the same transaction. False if the
 * e-mail was confirmed before; nothing changes then. `now` in epoch milliseconds UTC.
 */
export async function takeOverUnproved(
  transaction: Transaction,
  { live }: Pick<ServerDeps, 'live'>,
  { accountId, now }: { accountId: number; now: number },
): Promise<boolean> {
  if ((await transaction.run(take, [accountId, new Date(now)])) === 0) return false;
  await revokeSessions(transaction, accountId, now);
  for (const statement of waysIn) await transaction.run(statement, [accountId]);
  await removeDevices(transaction, accountId, null);
  // The event streams of the ended sessions check at once whether their sessions are alive.
  transaction.afterCommit(() => live.publishNotice(accountId));
  return true;
}
