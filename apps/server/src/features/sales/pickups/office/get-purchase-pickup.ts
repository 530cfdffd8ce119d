import { getPurchasePickup as contract } from '@patio/contract/sales/pickups/get-purchase-pickup.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mayReachStore } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readPickup } from '../read-pickup.ts';
import { pickupPurchase } from '../pickups.store.ts';

/** The pickup of a purchase for those who sell it. */
export const getPurchasePickup =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const purchase = await pickupPurchase(deps.database, params.id);
    if (!purchase || !mayReachStore(actor, purchase.partner_id, contract)) return fail('purchase-not-found');
    return { data: await readPickup(deps, deps.database, purchase, { now, byTeam: true }) };
  };
