import type { signInWithPasskey as contract } from '@patio/contract/identity/passkeys/sign-in-with-passkey.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { enterAccount } from '../sessions/public.ts';
import { proveByPasskey } from './prove-by-passkey.ts';

export const signInWithPasskey =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    const { accountId, shown } = await proveByPasskey(deps, body.credencial, context);
    return enterAccount(deps, accountId, context, shown);
  };
