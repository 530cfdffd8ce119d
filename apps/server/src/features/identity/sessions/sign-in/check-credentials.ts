import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { callerOf } from '../../../../platform/http/callers.ts';
import { recordRepeatedEvent } from '../../security/public.ts';
import { accountByLogin, type SignInAccount } from '../account.store.ts';
import { beginAttempt, type Attempt } from './begin-attempt.ts';
import { boundSignIns } from './bound-sign-ins.ts';
import { accountSubject } from '../devices/known-device.ts';
import { verifyPassword } from '../passwords/passwords.ts';

/**
 * The result of checking e-mail or username and password. `hidden`: unknown browsers have made so many attempts on this account that no
 * reply may reveal whether the password was right before a mailed code proves the mailbox too; `account` is null there for a wrong one
 * (decision 0048).
 */
export type Credentials = OpenCredentials | HiddenCredentials;

export interface OpenCredentials {
  readonly hidden: false;
  readonly account: SignInAccount;
  readonly attempt: Attempt;
}

export interface HiddenCredentials {
  readonly hidden: true;
  readonly account: SignInAccount | null;
  readonly attempt: Attempt;
}

/**
 * Checks e-mail or username and password. Unknown accounts and wrong passwords get the same reply at the same cost; a block is reported by
 * `enterAccount`, after full authentication. The caller ends the attempt. Errors: `wrong-credentials`, `too-many-requests`, `overloaded`.
 */
export async function checkCredentials(
  deps: ServerDeps,
  given: { login: string; password: string },
  context: CallContext,
): Promise<Credentials> {
  const found = await accountByLogin(deps.database, given.login);
  const subject = found ? accountSubject(found.id) : `login:${given.login.toLowerCase()}`;
  if (found) await boundSignIns(deps.database, deps.config, found.id, context.now);
  const attempt = await beginAttempt(deps, subject, context);
  const matches = await verify(
    deps,
    given.password,
    found?.password_hash ?? null,
    attempt,
    callerOf(context),
  );
  const account = matches && found ? found : null;
  if (found && account === null)
    await recordRepeatedEvent(deps.database, context, { accountId: found.id, kind: 'sign-in-failed' });
  if (attempt.needsProof) return { hidden: true, account, attempt };
  if (account) return { hidden: false, account, attempt };
  await attempt.failed();
  throw new ApiError('wrong-credentials');
}

/** An attempt that could not be made does not count. */
async function verify(
  { config }: ServerDeps,
  password: string,
  stored: string | null,
  attempt: Attempt,
  caller: string,
): Promise<boolean> {
  try {
    return await verifyPassword(password, stored, config.passwordMemoryKib, caller);
  } catch (error) {
    await attempt.forgotten();
    throw error;
  }
}
