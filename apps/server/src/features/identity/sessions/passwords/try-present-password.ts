import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { callerOf } from '../../../../platform/http/callers.ts';
import { beginAttempt } from '../sign-in/begin-attempt.ts';
import { accountSubject } from '../devices/known-device.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Checks a value against the current password of an account, under the rate limit of a sign-in, so that an open session cannot be used to
 * guess it. Errors: `wrong-current-password`, with `senhaAtual`; `too-many-requests`, `overloaded`.
 */
export async function tryPresentPassword(
  deps: ServerDeps,
  account: { readonly id: number; readonly passwordHash: string },
  typed: string,
  context: CallContext,
): Promise<void> {
  const attempt = await beginAttempt(deps, accountSubject(account.id), context);
  const matches = await verifyPassword(
    typed,
    account.passwordHash,
    deps.config.passwordMemoryKib,
    callerOf(context),
  ).catch(async (error: unknown) => {
    await attempt.forgotten();
    throw error;
  });
  if (!matches) {
    await attempt.failed();
    throw new ApiError('wrong-current-password', { extra: { senhaAtual: true } });
  }
  await attempt.succeeded();
}
