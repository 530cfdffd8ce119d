import type { chooseInterests as contract } from '@patio/contract/catalogue/interests/choose-interests.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { readSignUpToken } from '../../identity/sign-up-tokens/public.ts';
import { saveForAccount } from './save-for-account.ts';

export const chooseInterests =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { now }) => {
    const accountId = await readSignUpToken(deps.database, body.tokenUsrio, now);
    if (accountId === null) return fail('interest-token-invalid');
    return saveForAccount(deps, accountId, body.codigoCategoria);
  };
