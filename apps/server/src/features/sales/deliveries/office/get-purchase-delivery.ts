import { getPurchaseDelivery as contract } from '@patio/contract/sales/deliveries/get-purchase-delivery.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mayReachStore } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { deliveredPurchase } from '../deliveries.store.ts';
import { readDelivery } from '../read-delivery.ts';
import { sideOf } from './move-purchase-delivery.ts';

/** The delivery of a purchase for those who sell it. */
export const getPurchaseDelivery =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const purchase = await deliveredPurchase(database, params.id);
    if (!purchase || !mayReachStore(actor, purchase.partner_id, contract)) return fail('purchase-not-found');
    return { data: await readDelivery(database, purchase, { actor: sideOf(actor), now }) };
  };
