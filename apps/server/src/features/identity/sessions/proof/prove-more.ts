import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { useAccessCode } from '../sign-in/access-code.store.ts';
import type { SignInAccount } from '../account.store.ts';
import type { HiddenCredentials } from '../sign-in/check-credentials.ts';
import { checkSecondStep, secondStepOf, type GivenCode } from './second-step.ts';
import { hashOf } from '../secrets.ts';

/**
 * The proof that unknown browsers must provide for an account under attack besides the password: its own second step, or else a mailed code
 * (decision 0048). Returns the account. Errors: `access-code-needed`, `proof-wrong`, both the same for right and wrong passwords and ending
 * the attempt.
 */
export async function proveMore(
  deps: ServerDeps,
  { account, attempt }: HiddenCredentials,
  { code, context }: GivenCode,
): Promise<SignInAccount> {
  if (code === undefined || code === null || code === '') {
    // A right password must count like a wrong one.
    await attempt.failed();
    throw new ApiError('access-code-needed', { extra: { codigoAcesso: true } });
  }
  // A code is only checked with the right password, so that nobody can use up the attempts of the owner's code.
  if (account && (await isRight(deps, { account, attempt }, { code, context }))) return account;
  await attempt.failed();
  throw new ApiError('proof-wrong', { extra: { codigoAcesso: true } });
}

async function isRight(
  deps: ServerDeps,
  { account, attempt }: Pick<HiddenCredentials, 'attempt'> & { account: SignInAccount },
  { code, context }: { code: string; context: CallContext },
): Promise<boolean> {
  if ((await secondStepOf(deps.database, account)) === null) {
    return useAccessCode(deps.database, {
      accountId: account.id,
      codeHash: hashOf(`${account.id}:${code}`),
      maxAttempts: deps.config.rules.codeAttempts,
      now: context.now,
    });
  }
  try {
    await checkSecondStep(deps, account, attempt, { code, context });
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
