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

/** What the second step of an account is: the code of an authenticator app, a mailed code, or none. */
export type SecondStep = 'app' | 'email' | null;

export interface GivenCode {
  /** What was typed; nothing at the first try. */
  readonly code: string | null | undefined;
  readonly context: CallContext;
}

type Owner = Pick<SignInAccount, 'id' | 'email' | 'two_step'>;

/** The second step of an account. The app goes before the mailbox, which is the way to a new password as well. */
export async function secondStepOf(queries: Queries, { id, two_step }: Owner): Promise<SecondStep> {
  if (await hasAuthenticator(queries, id)) return 'app';
  return two_step ? 'email' : null;
}

/**
 * The second step of an account that has one, whichever way the first was made (S-33). Nothing is asked of the others: false. The caller ends
 * the attempt when this succeeds. Errors: `access-code-needed`, with `meio` for an app; `access-code-wrong`; `authenticator-spent`. The
 * attempt is ended then.
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

/** The given second step, for who has it or has to show more. Errors and attempt as with `checkSecondStep`. */
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

/** Tries a code of the given kind, whatever it is asked for. */
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
