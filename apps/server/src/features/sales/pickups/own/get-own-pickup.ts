import type { getOwnPickup as contract } from '@patio/contract/sales/pickups/get-own-pickup.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readPickup } from '../read-pickup.ts';
import { pickupPurchase } from '../pickups.store.ts';

/** The pickup of a purchase of the caller; one of another user is not found. */
export const getOwnPickup =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now, reply }) => {
    const purchase = await pickupPurchase(deps.database, params.id);
    if (purchase?.account_id !== actor.accountId) return fail('purchase-not-found');
    reply.header('cache-control', 'no-store');
    return { data: await readPickup(deps, deps.database, purchase, { now, byTeam: false }) };
  };
