import type { listAddresses as contract } from '@patio/contract/people/addresses/list-addresses.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentAddress } from './addresses.present.ts';
import { addressesOf } from './addresses.store.ts';

export const listAddresses =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor }) =>
    (await addressesOf(database, actor.accountId)).map(presentAddress);
