import type { signInToOfficeWithPasskey as contract } from '@patio/contract/identity/office-sessions/sign-in-to-office-with-passkey.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { proveByPasskey } from '../passkeys/public.ts';
import { enterOffice } from './enter-office.ts';

export const signInToOfficeWithPasskey =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => ({
    data: await enterOffice(deps, await proveByPasskey(deps, body.credencial, context), context),
  });
