import type { refreshSession as contract } from '@patio/contract/identity/sessions/refresh-session.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { renew } from './renew.ts';

export const refreshSession =
  (deps: ServerDeps): Handler<typeof contract> =>
  (_input, context) =>
    renew(deps, context, false);
