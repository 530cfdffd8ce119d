import type { getOwnTrust as contract } from '@patio/contract/people/trust/get-own-trust.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { ownTrust } from './own-trust.ts';

export const getOwnTrust =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ fail }, { actor, now }) => {
    const data = await ownTrust(deps, { accountId: actor.accountId, now, seenBy: 'owner' });
    return data ? { data } : fail('not-signed-in');
  };
