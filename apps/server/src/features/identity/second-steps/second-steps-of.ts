import type { SecondSteps } from '@patio/contract/identity/second-steps/second-steps.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { confirmsByPassword, ownAccount, workStepOf } from '../sessions/public.ts';
import { authenticatorOf, recoveryCodesLeft } from '../authenticators/public.ts';

/** The second step of an account as its owner sees it in this session. Errors: `not-signed-in` if the account is gone. */
export async function secondStepsOf(
  queries: Queries,
  { config }: Pick<ServerDeps, 'config'>,
  { accountId, sessionId }: Pick<Actor, 'accountId' | 'sessionId'>,
): Promise<SecondSteps> {
  const account = await ownAccount(queries, accountId);
  const work = await workStepOf(queries, sessionId);
  if (!account || !work) throw new ApiError('not-signed-in');
  const since = (await authenticatorOf(queries, accountId))?.confirmed_at ?? null;
  const asked = config.staffSecondStep && work.works;
  const painel = !asked ? 'livre' : !work.has ? 'ativar' : 'aberto';
  return {
    email: account.two_step,
    aplicativo:
      since === null
        ? null
        : {
            desde: new Date(since).toISOString(),
            codigosRestantes: await recoveryCodesLeft(queries, accountId),
          },
    temSenha: confirmsByPassword(account) && (!asked || (work.has && work.shown)),
    painel,
  };
}
