import { getPurchaseStorage as contract } from '@patio/contract/sales/storage-days/get-purchase-storage.ts';
import { waivePurchaseStorage } from '@patio/contract/sales/storage-days/waive-purchase-storage.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mayReachStore, worksForTheHouse } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { storedPurchase } from '../stored-purchase.store.ts';
import { showStorage } from '../show-storage.ts';

/** The storage of a purchase for those who sell it, and for the yard. */
export const getPurchaseStorage =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const purchase = await storedPurchase(database, params.id);
    if (!purchase || !mayReachStore(actor, purchase.partner_id, contract)) return fail('purchase-not-found');
    const diarias = await showStorage(database, params.id, now);
    return { data: { diarias, podeDispensar: worksForTheHouse(actor, waivePurchaseStorage) } };
  };
