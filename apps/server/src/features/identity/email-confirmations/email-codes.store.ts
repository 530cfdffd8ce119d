import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const put = statement({
  name: 'email-codes.put',
  text: `insert into email_code (account_id, email, code_hash, expires_at) values ($1, $2, $3, $4)
    on conflict (account_id) do update
      set email = excluded.email, code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`,
});

/** Every attempt counts, including concurrent ones. */
const attempt = statement({
  name: 'email-codes.try',
  text: `update email_code set tries = tries + 1
    where account_id = $1 and email = $2 and expires_at > $4 and tries < $5 returning code_hash = $3 as matches`,
});

const drop = statement({
  name: 'email-codes.drop',
  text: 'delete from email_code where account_id = $1',
});

const forget = statement({
  name: 'email-codes.forget',
  text: 'delete from email_code where expires_at < $1',
});

/** Stores the code last mailed to an account's address; earlier ones become invalid. Instants in epoch milliseconds. */
export async function putEmailCode(
  queries: Queries,
  code: { accountId: number; email: string; codeHash: Buffer; expiresAt: number },
): Promise<void> {
  await queries.run(put, [code.accountId, code.email, code.codeHash, new Date(code.expiresAt)]);
}

/** Checks the code of an account: `spent` if there is none that may still be tried. */
export async function tryEmailCode(
  queries: Queries,
  given: { accountId: number; email: string; codeHash: Buffer; maxAttempts: number; now: number },
): Promise<'right' | 'wrong' | 'spent'> {
  const { accountId, email, codeHash, maxAttempts, now } = given;
  const parameters = [accountId, email, codeHash, new Date(now), maxAttempts];
  const row = await queries.row(attempt, parameters);
  if (!row) return 'spent';
  return row.matches ? 'right' : 'wrong';
}

/** Removes the used code of an account. */
export async function dropEmailCode(queries: Queries, accountId: number): Promise<void> {
  await queries.run(drop, [accountId]);
}

/** Removes expired codes. */
export async function forgetEmailCodes(queries: Queries, now: number): Promise<void> {
  await queries.run(forget, [new Date(now)]);
}
