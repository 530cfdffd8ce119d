import type { signOutOfOffice as contract } from '@patio/contract/identity/office-sessions/sign-out-of-office.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { endKind } from '../sessions/public.ts';

export const signOutOfOffice =
  (deps: ServerDeps): Handler<typeof contract> =>
  async (_input, context) => {
    await endKind(deps, context, { office: true });
  };
