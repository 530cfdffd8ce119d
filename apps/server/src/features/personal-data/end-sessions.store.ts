import type { Statement, Transaction } from '../../platform/db/database.ts';

const sessions: Statement = {
  name: 'personal-data.end-sessions',
  text: 'update session set revoked_at = $2 where account_id = $1 and revoked_at is null',
};
const links: Statement = {
  name: 'personal-data.end-links',
  text: 'update password_link set used_at = $2 where account_id = $1 and used_at is null',
};

const codes: Statement = {
  name: 'personal-data.end-codes',
  text: 'delete from access_code where account_id = $1',
};

/** Ends what was mailed to open an account: links for a new password and access codes. */
export async function endMailedWaysIn(
  transaction: Transaction,
  accountId: number,
  now: number,
): Promise<void> {
  await transaction.run(links, [accountId, new Date(now)]);
  await transaction.run(codes, [accountId]);
}

/** Ends every session of an account, and the mailed links that would open one. */
export async function endSessions(transaction: Transaction, accountId: number, now: number): Promise<void> {
  await transaction.run(sessions, [accountId, new Date(now)]);
  await transaction.run(links, [accountId, new Date(now)]);
}
