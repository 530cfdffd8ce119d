import type { ServerDeps } from '../../../../deps.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { proveMore } from '../proof/prove-more.ts';
import { checkSecondStep, checkStep, type GivenCode } from '../proof/second-step.ts';
import { checkCredentials } from './check-credentials.ts';
import type { ProvedEntry } from './enter-account.ts';

/** What a user types who signs in with a password. */
export interface TypedAtEntry {
  readonly login: string;
  readonly password: string;
  /** The code of the second step; none at the first try. */
  readonly codigoAcesso?: string | null | undefined;
}

/** Whether an account without a second step is asked for a mailed code all the same. */
export type AsksMailedCode = (accountId: number) => Promise<boolean>;

/**
 * Checks e-mail or username, password and the account's second step, and gives what they prove. Errors: those of `checkCredentials`,
 * `checkSecondStep` and `proveMore`.
 */
export async function proveByPassword(
  deps: ServerDeps,
  typed: TypedAtEntry,
  context: CallContext,
  asksMailedCode: AsksMailedCode = async () => false,
): Promise<ProvedEntry> {
  const proved = await checkCredentials(deps, typed, context);
  const given = { code: typed.codigoAcesso, context };
  const account = proved.hidden ? await proveMore(deps, proved, given) : proved.account;
  const stepPassed =
    proved.hidden ||
    (await checkSecondStep(deps, account, proved.attempt, given)) ||
    (await checkMailedCode(deps, { account, attempt: proved.attempt }, given, asksMailedCode));
  await proved.attempt.succeeded();
  return { accountId: account.id, shown: { passwordHash: account.password_hash, stepPassed } };
}

async function checkMailedCode(
  deps: ServerDeps,
  entering: Parameters<typeof checkStep>[2],
  given: GivenCode,
  asks: AsksMailedCode,
): Promise<boolean> {
  if (!(await asks(entering.account.id))) return false;
  await checkStep(deps, 'email', entering, given);
  return true;
}
