import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const insertToken = statement({
  name: 'sign-up-tokens.insert-token',
  text: 'insert into interest_token (token_hash, account_id, expires_at, created_at) values ($1, $2, $3, $4)',
});

const byToken = statement({
  name: 'sign-up-tokens.account-by-token',
  text: `select t.account_id from interest_token t join account a on a.id = t.account_id
    where t.token_hash = $1 and t.expires_at > $2 and a.blocked_at is null`,
});

const forgetTokens = statement({
  name: 'sign-up-tokens.forget-tokens',
  text: 'delete from interest_token where expires_at < $1',
});

/** Stores the hash of a token; instants in epoch milliseconds UTC. */
export async function insertSignUpToken(
  transaction: Transaction,
  token: { tokenHash: Buffer; accountId: number; expiresAt: number; now: number },
): Promise<void> {
  const { tokenHash, accountId, expiresAt, now } = token;
  await transaction.run(insertToken, [tokenHash, accountId, new Date(expiresAt), new Date(now)]);
}

/** The account of a valid token. */
export async function accountBySignUpToken(
  queries: Queries,
  tokenHash: Buffer,
  now: number,
): Promise<number | null> {
  const row = await queries.row(byToken, [tokenHash, new Date(now)]);
  return row?.account_id ?? null;
}

/** Deletes tokens that expired before an instant (epoch milliseconds UTC). */
export async function removeSignUpTokens(queries: Queries, before: number): Promise<void> {
  await queries.run(forgetTokens, [new Date(before)]);
}
