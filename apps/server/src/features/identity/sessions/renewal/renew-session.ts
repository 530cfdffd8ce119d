import type { renewSession as contract } from '@patio/contract/identity/sessions/renew-session.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { renew } from './renew.ts';

export const renewSession =
  (deps: ServerDeps): Handler<typeof contract> =>
  (_input, context) =>
    renew(deps, context, true);
