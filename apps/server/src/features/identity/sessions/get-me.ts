import type { getMe as contract } from '@patio/contract/identity/sessions/get-me.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { userOf } from './account.store.ts';
import { presentUser } from './sessions.present.ts';
import { tokenOf } from './token-of.ts';

export const getMe =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ fail }, { actor, request }) => {
    const user = await userOf(database, actor.accountId);
    const token = tokenOf(request);
    if (!user || token === null) return fail('not-signed-in');
    return presentUser(user, token, actor.restricted);
  };
