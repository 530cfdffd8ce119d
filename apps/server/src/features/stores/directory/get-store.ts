import { getStore as contract } from '@patio/contract/stores/directory/get-store.ts';
import type { ServerDeps } from '../../../deps.ts';
import { mayReachStore } from '../../../platform/access/store-access.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { storeHeadOf } from './stores-list.store.ts';
import { presentStoreHead, readerOf } from './stores.present.ts';

export const getStore =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor }) => {
    if (!mayReachStore(actor, params.id, contract)) return fail('partner-not-found');
    const row = await storeHeadOf(database, params.id);
    return row ? { data: presentStoreHead(row, readerOf(actor)) } : fail('partner-not-found');
  };
