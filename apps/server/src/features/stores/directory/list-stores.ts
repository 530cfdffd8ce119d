import type { listStores as contract } from '@patio/contract/stores/directory/list-stores.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { readList } from '../../../platform/lists/public.ts';
import { STORES } from './stores-list.store.ts';
import { presentStore } from './stores.present.ts';

export const listStores =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const { rows, ...page } = await readList(database, STORES, query);
    return { data: rows.map(presentStore), ...page };
  };
