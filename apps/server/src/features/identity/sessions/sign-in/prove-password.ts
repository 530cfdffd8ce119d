import type { ServerDeps } from '../../../../deps.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { proveMore } from '../proof/prove-more.ts';
import { checkSecondStep } from '../proof/second-step.ts';
import { checkCredentials } from './check-credentials.ts';
import type { ProvedEntry } from './enter-account.ts';

/** What a user types who signs in with a password. */
export interface TypedAtEntry {
  readonly login: string;
  readonly password: string;
  /** The code of the second step; none at the first try. */
  readonly codigoAcesso?: string | null | undefined;
}

/**
 * Checks e-mail or username, password and the account's second step, and gives what they prove. Errors: those of `checkCredentials`,
 * `checkSecondStep` and `proveMore`.
 */
export async function proveByPassword(
  deps: ServerDeps,
  typed: TypedAtEntry,
  context: CallContext,
): Promise<ProvedEntry> {
  const proved = await checkCredentials(deps, typed, context);
  const given = { code: typed.codigoAcesso, context };
  const account = proved.hidden ? await proveMore(deps, proved, given) : proved.account;
  const stepPassed = proved.hidden || (await checkSecondStep(deps, account, proved.attempt, given));
  await proved.attempt.succeeded();
  return { accountId: account.id, shown: { passwordHash: account.password_hash, stepPassed } };
}
