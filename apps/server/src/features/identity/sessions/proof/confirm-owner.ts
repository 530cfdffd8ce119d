import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../../platform/http/call-context.ts';
import { useAccessCode } from '../sign-in/access-code.store.ts';
import { confirmsByPassword, ownAccount, type SignInAccount } from '../account.store.ts';
import { beginAttempt, type Attempt } from '../sign-in/begin-attempt.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { hashOf } from '../secrets.ts';
import { noteMailedStep } from './work-step.store.ts';

/**
 * Makes sure that anyone who holds the session is the owner, before something that would outlast the session: by the password, or by a code
 * that was mailed when the account has none, or one that was set by nothing but an open session (decision 0054), or when its work asks for a
 * second step that this session has not shown: anyone who knows the password alone must not make one (decision 0064). Tries are limited like
 * those of a sign-in, apart from them.
 * Errors: `wrong-current-password`, `confirmation-code-wrong`, `too-many-requests`, `overloaded`, `not-signed-in`.
 */
export async function confirmOwner(
  deps: ServerDeps,
  confirmation: string,
  context: SignedInContext,
): Promise<SignInAccount> {
  const account = await ownAccount(deps.database, context.actor.accountId);
  if (!account) throw new ApiError('not-signed-in');
  const { loginAttemptsPerAccount: perSubject, abuseWindowMs: windowMs } = deps.config.rules;
  const attempt = await beginAttempt(deps, `confirm:${account.id}`, context, { perSubject, windowMs });
  const byPassword = !context.actor.stepMissing && confirmsByPassword(account);
  const isRight = byPassword
    ? await isPassword(deps, account, attempt, confirmation)
    : await isMailedCode(deps, account, confirmation, context);
  if (isRight) {
    await attempt.succeeded();
    return account;
  }
  await attempt.failed();
  throw new ApiError(byPassword ? 'wrong-current-password' : 'confirmation-code-wrong');
}

/** A code that was mailed is a second step as well. */
async function isMailedCode(
  { database, config }: ServerDeps,
  account: SignInAccount,
  confirmation: string,
  { actor, now }: SignedInContext,
): Promise<boolean> {
  const isRight = await useAccessCode(database, {
    accountId: account.id,
    codeHash: hashOf(`${account.id}:${confirmation.trim()}`),
    maxAttempts: config.rules.codeAttempts,
    now,
  });
  if (isRight) await noteMailedStep(database, actor.sessionId, now);
  return isRight;
}

async function isPassword(
  { config }: ServerDeps,
  account: SignInAccount,
  attempt: Attempt,
  confirmation: string,
): Promise<boolean> {
  try {
    return await verifyPassword(
      confirmation,
      account.password_hash,
      config.passwordMemoryKib,
      `account ${account.id}`,
    );
  } catch (error) {
    await attempt.forgotten();
    throw error;
  }
}
