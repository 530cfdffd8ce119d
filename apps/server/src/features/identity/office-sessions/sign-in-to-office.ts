import type { signInToOffice as contract } from '@patio/contract/identity/office-sessions/sign-in-to-office.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { proveByPassword } from '../sessions/public.ts';
import { enterOffice } from './enter-office.ts';

export const signInToOffice =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => ({
    data: await enterOffice(deps, await proveByPassword(deps, body, context), context),
  });
