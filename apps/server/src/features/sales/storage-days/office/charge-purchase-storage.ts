import { chargePurchaseStorage as contract } from '@patio/contract/sales/storage-days/charge-purchase-storage.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mayReachStore } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { chargeBefore } from '../charge-before.ts';
import { storedPurchase } from '../stored-purchase.store.ts';
import { showStorage } from '../show-storage.ts';

/** Those who sell have the storage until now charged, for a buyer who wants to pay and collect. Audited by the charge. */
export const chargePurchaseStorage =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const purchase = await storedPurchase(deps.database, params.id);
    if (!purchase || !mayReachStore(actor, purchase.partner_id, contract)) return fail('purchase-not-found');
    await chargeBefore(deps, { code: params.id, version: body.versao, actorId: actor.accountId });
    return { data: await showStorage(deps.database, params.id, now) };
  };
