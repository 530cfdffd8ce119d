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
 * Verifies that the holder of a session is the owner, before a change that would outlast the session: by the password, or by a mailed code
 * if the account has no password, or one that was only set in an open session (decision 0054), or if their work requires a second step that
 * this session lacks: someone who only knows the password must not set one up (decision 0064). Attempts are limited like those of a
 * sign-in, but counted separately. Errors: `wrong-current-password`, `confirmation-code-wrong`, `too-many-requests`, `overloaded`,
 * `not-signed-in`.
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

/** A mailed code counts as a second step too. */
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
