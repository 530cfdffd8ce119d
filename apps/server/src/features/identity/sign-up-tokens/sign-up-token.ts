import type { ServerDeps } from '../../../deps.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { hashOf, isSecret, newSecret } from '../sessions/public.ts';
import { accountBySignUpToken, insertSignUpToken } from './sign-up-tokens.store.ts';

/** Creates the token that a registration returns (S-30): random, for one account, valid for `INTEREST_TOKEN_HOURS`. */
export async function openSignUpToken(
  transaction: Transaction,
  { config }: Pick<ServerDeps, 'config'>,
  { accountId, now }: { readonly accountId: number; readonly now: number },
): Promise<string> {
  const token = newSecret();
  const expiresAt = now + config.rules.interestTokenMs;
  await insertSignUpToken(transaction, { tokenHash: hashOf(token), accountId, expiresAt, now });
  return token;
}

/** The account of a token; null if it is invalid, expired, or its account is blocked. It may be used repeatedly until it expires. */
export async function readSignUpToken(queries: Queries, token: string, now: number): Promise<number | null> {
  return isSecret(token) ? accountBySignUpToken(queries, hashOf(token), now) : null;
}
