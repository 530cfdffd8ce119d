import type { ServerDeps } from '../../../../deps.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { checkAuthenticator, hasAuthenticator } from '../../authenticators/public.ts';
import { recordRepeatedEvent } from '../../security/public.ts';
import { useAccessCode } from '../sign-in/access-code.store.ts';
import type { SignInAccount } from '../account.store.ts';
import type { Attempt } from '../sign-in/begin-attempt.ts';
import { hashOf } from '../secrets.ts';

/** The kind of an account's second step: a code of an authenticator app, a mailed code, or none. */
export type SecondStep = 'app' | 'email' | null;

export interface GivenCode {
  /** The input; absent at the first attempt. */
  readonly code: string | null | undefined;
  readonly context: CallContext;
}

type Owner = Pick<SignInAccount, 'id' | 'email' | 'two_step'>;

/** The second step of an account. The app takes precedence over the mailbox, which can also set a new password. */
export async function secondStepOf(queries: Queries, { id, two_step }: Owner): Promise<SecondStep> {
  if (await hasAuthenticator(queries, id)) return 'app';
  return two_step ? 'email' : null;
}

/**
 * Checks the second step of an account that has one, whatever the first was (S-33). Accounts without one: false. The caller ends the
 * attempt on success. Errors: `access-code-needed`, with `meio` for an app; `access-code-wrong`; `authenticator-spent`. The attempt is
 * ended then.
 */
export async function checkSecondStep(
  deps: ServerDeps,
  account: Owner,
  attempt: Attempt,
  given: GivenCode,
): Promise<boolean> {
  const step = await secondStepOf(deps.database, account);
  if (step === null) return false;
  await checkStep(deps, step, { account, attempt }, given);
  return true;
}

/** Checks the given second step, for accounts that have one or must show more. Errors and attempt as in `checkSecondStep`. */
export async function checkStep(
  deps: ServerDeps,
  step: 'app' | 'email',
  { account, attempt }: { readonly account: Owner; readonly attempt: Attempt },
  { code, context }: GivenCode,
): Promise<void> {
  const extra = { codigoAcesso: true, ...(step === 'app' ? { meio: step } : null) };
  if (code === null || code === undefined || code === '') {
    await attempt.forgotten();
    throw new ApiError('access-code-needed', { extra });
  }
  const outcome = await tryCode(deps, step, account, { code, context });
  if (outcome === 'right') return;
  await attempt.failed();
  await recordRepeatedEvent(deps.database, context, { accountId: account.id, kind: 'sign-in-failed' });
  throw new ApiError(outcome === 'spent' ? 'authenticator-spent' : 'access-code-wrong', { extra });
}

/** Checks a code of the given kind, for any purpose. */
export async function tryCode(
  deps: ServerDeps,
  step: 'app' | 'email',
  account: Owner,
  { code, context }: { code: string; context: CallContext },
): Promise<'right' | 'wrong' | 'spent'> {
  if (step === 'app') return checkAuthenticator(deps, account, code, context);
  const right = await useAccessCode(deps.database, {
    accountId: account.id,
    codeHash: hashOf(`${account.id}:${code}`),
    maxAttempts: deps.config.rules.codeAttempts,
    now: context.now,
  });
  return right ? 'right' : 'wrong';
}
