import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

const end = statement({
  name: 'access-code-end',
  text: 'delete from access_code where account_id = $1',
});

const insert = statement({
  name: 'access-code-insert',
  text: 'insert into access_code (account_id, code_hash, expires_at, created_at) values ($1, $2, $3, $4)',
});

const lock = statement({
  name: 'access-code-lock-account',
  text: 'select id from account where id = $1 for no key update',
});

const recent = statement({
  name: 'access-code-recent',
  text: 'select count(*) as sent from access_code where account_id = $1 and created_at > $2',
});

const attempt = statement({
  name: 'access-code-try',
  text: `update access_code set tries = tries + 1, used_at = case when code_hash = $2 then $3::timestamptz end
    where id = (select id from access_code where account_id = $1 order by id desc limit 1)
      and used_at is null and expires_at > $3 and tries < $4
    returning code_hash = $2 as matches`,
});

/** Adds a code; only the newest of an account is valid. */
export async function insertAccessCode(
  queries: Queries,
  code: { accountId: number; codeHash: Buffer; expiresAt: number; now: number },
): Promise<void> {
  await queries.run(insert, [code.accountId, code.codeHash, new Date(code.expiresAt), new Date(code.now)]);
}

/** How many codes were sent to an account since an instant; locked against other sends until the transaction ends. */
export async function lockAccessCodes(
  transaction: Transaction,
  accountId: number,
  since: number,
): Promise<number> {
  // Counted by a separate statement: one that waits for the lock would still see the state before the wait.
  await transaction.run(lock, [accountId]);
  return (await transaction.row(recent, [accountId, new Date(since)]))?.sent ?? 0;
}

/** Checks the newest code of an account: true once at most, never after `maxAttempts` or after its expiry. */
export async function useAccessCode(
  queries: Queries,
  given: { accountId: number; codeHash: Buffer; maxAttempts: number; now: number },
): Promise<boolean> {
  const parameters = [given.accountId, given.codeHash, new Date(given.now), given.maxAttempts];
  return (await queries.row(attempt, parameters))?.matches === true;
}

/** Invalidates all codes mailed before. */
export async function endAccessCodes(queries: Queries, accountId: number): Promise<void> {
  await queries.run(end, [accountId]);
}
