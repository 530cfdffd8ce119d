import type { listIdentityRequests as contract } from '@patio/contract/people/identity/list-identity-requests.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentRequest, storedState } from './identity.present.ts';
import { identityReader } from './identity.store.ts';

export const listIdentityRequests =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const rows = await identityReader(database).list(storedState(query.situacao));
    return { data: rows.map(presentRequest) };
  };
