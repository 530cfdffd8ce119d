import type { signIn as contract } from '@patio/contract/identity/sessions/sign-in.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { checkCredentials } from './check-credentials.ts';
import { enterAccount } from './enter-account.ts';
import { proveMore } from '../proof/prove-more.ts';
import { checkSecondStep } from '../proof/second-step.ts';

export const signIn =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    const proved = await checkCredentials(deps, body, context);
    const given = { code: body.codigoAcesso, context };
    const account = proved.hidden ? await proveMore(deps, proved, given) : proved.account;
    const stepPassed = proved.hidden || (await checkSecondStep(deps, account, proved.attempt, given));
    await proved.attempt.succeeded();
    return enterAccount(deps, account.id, context, { passwordHash: account.password_hash, stepPassed });
  };
