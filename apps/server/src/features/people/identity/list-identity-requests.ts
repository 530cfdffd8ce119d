import type { listIdentityRequests as contract } from '@patio/contract/people/identity/list-identity-requests.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { readList } from '../../../platform/lists/public.ts';
import { presentRequest } from './identity.present.ts';
import { IDENTITY_REQUESTS } from './identity.store.ts';

export const listIdentityRequests =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const asked = { situacao: 'pendente', ...query };
    const { rows, ...page } = await readList(database, IDENTITY_REQUESTS, asked);
    return { data: rows.map(presentRequest), ...page };
  };
