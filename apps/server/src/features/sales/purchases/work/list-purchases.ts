import { listPurchases as contract } from '@patio/contract/sales/purchases/list-purchases.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { storeOf } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { ownStore, readList } from '../../../../platform/lists/public.ts';
import { presentPurchase } from './purchases.present.ts';
import { purchasesFor } from './purchases-for.ts';
import { STORE_OF_PURCHASE } from './purchases-list.store.ts';

/** Purchases; a store user's are those of the store. */
export const listPurchases =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor, now }) => {
    const store = storeOf(actor, contract);
    const list = purchasesFor(actor, store);
    const { rows, ...page } = await readList(database, list, query, ownStore(STORE_OF_PURCHASE, store));
    return { data: rows.map((row) => presentPurchase(row, now, store === null)), ...page };
  };
