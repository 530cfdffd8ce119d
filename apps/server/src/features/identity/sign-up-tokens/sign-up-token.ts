import type { ServerDeps } from '../../../deps.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { hashOf, isSecret, newSecret } from '../sessions/public.ts';
import { accountBySignUpToken, insertSignUpToken } from './sign-up-tokens.store.ts';

/** Makes the token that a registration answers (S-30): random, for one account, good for `INTEREST_TOKEN_HOURS`. */
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

/** The account that a token stands for; null when it is none, too old, or its account is blocked. It may be used again until it ends. */
export async function readSignUpToken(queries: Queries, token: string, now: number): Promise<number | null> {
  return isSecret(token) ? accountBySignUpToken(queries, hashOf(token), now) : null;
}
