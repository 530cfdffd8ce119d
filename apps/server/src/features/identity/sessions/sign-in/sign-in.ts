import type { signIn as contract } from '@patio/contract/identity/sessions/sign-in.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { enterAccount } from './enter-account.ts';
import { proveByPassword } from './prove-password.ts';

export const signIn =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    const { accountId, shown } = await proveByPassword(deps, body, context);
    return enterAccount(deps, accountId, context, shown);
  };
