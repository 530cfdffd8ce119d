import type { listIdentities as contract } from '@patio/contract/identity/social/list-identities.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { presentIdentity } from './identities.present.ts';
import { identitiesOf } from './identities.store.ts';
import { waysInto } from './ways-into.store.ts';

export const listIdentities =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor }) => {
    const rows = await identitiesOf(database, actor.accountId);
    const ways = await waysInto(database, actor.accountId);
    return { data: rows.map((row) => presentIdentity(row, ways)) };
  };
