import type { saveInterests as contract } from '@patio/contract/catalogue/interests/save-interests.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { saveForAccount } from './save-for-account.ts';

export const saveInterests =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ body }, { actor }) =>
    saveForAccount(deps, actor.accountId, body.codigoCategoria);
