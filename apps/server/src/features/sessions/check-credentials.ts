import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { accountByLogin, type SignInAccount } from './account.store.ts';
import { beginAttempt, type Attempt } from './begin-attempt.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Checks e-mail or username and password. Unknown, blocked and wrong are one answer at one cost. The caller ends the attempt.
 * Errors: `wrong-credentials`, `too-many-requests`, `overloaded`.
 */
export async function checkCredentials(
  deps: ServerDeps,
  given: { login: string; password: string },
  context: CallContext,
): Promise<{ account: SignInAccount; attempt: Attempt }> {
  const account = await accountByLogin(deps.database, given.login);
  const attempt = await beginAttempt(
    deps,
    account ? `account:${account.id}` : `login:${given.login.toLowerCase()}`,
    context,
  );
  const matches = await verify(given.password, account?.password_hash ?? null, attempt);
  if (!matches || !account || account.blocked_at !== null) {
    await attempt.failed();
    throw new ApiError('wrong-credentials');
  }
  return { account, attempt };
}

/** A try that could not be made does not count. */
async function verify(password: string, kept: string | null, attempt: Attempt): Promise<boolean> {
  try {
    return await verifyPassword(password, kept);
  } catch (error) {
    await attempt.forgotten();
    throw error;
  }
}
