import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { useAccessCode } from './access-code.store.ts';
import type { SignInAccount } from './account.store.ts';
import type { Attempt } from './begin-attempt.ts';
import { hashOf } from './secrets.ts';

/**
 * The second step of an account that has one, whichever way the first was made (S-33). Nothing is asked of the others. The caller ends
 * the attempt when this succeeds. Errors: `access-code-needed`, `access-code-wrong`; the attempt is ended then.
 */
export async function checkSecondStep(
  deps: ServerDeps,
  account: Pick<SignInAccount, 'id' | 'email' | 'two_step'>,
  attempt: Attempt,
  given: { readonly code: string | null | undefined; readonly now: number },
): Promise<void> {
  if (!account.two_step) return;
  const code = given.code ?? '';
  if (code === '') {
    await attempt.forgotten();
    throw new ApiError('access-code-needed', { extra: { codigoAcesso: true } });
  }
  const right = await useAccessCode(deps.database, {
    accountId: account.id,
    codeHash: hashOf(`${account.id}:${code}`),
    maxTries: deps.config.rules.codeTries,
    now: given.now,
  });
  if (right) return;
  await attempt.failed();
  throw new ApiError('access-code-wrong', { extra: { codigoAcesso: true } });
}
