import type { SecondSteps } from '@patio/contract/second-steps/second-steps.ts';
import type { Queries } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { confirmsByPassword, ownAccount } from '../sessions/public.ts';
import { authenticatorOf } from './authenticator.store.ts';
import { recoveryCodesLeft } from './recovery-codes.store.ts';

/** Reads the second step of an account as its owner is shown it. Errors: `not-signed-in` when the account is gone. */
export async function secondStepsOf(queries: Queries, accountId: number): Promise<SecondSteps> {
  const account = await ownAccount(queries, accountId);
  if (!account) throw new ApiError('not-signed-in');
  const since = (await authenticatorOf(queries, accountId))?.confirmed_at ?? null;
  return {
    email: account.two_step,
    aplicativo:
      since === null
        ? null
        : {
            desde: new Date(since).toISOString(),
            codigosRestantes: await recoveryCodesLeft(queries, accountId),
          },
    temSenha: confirmsByPassword(account),
  };
}
