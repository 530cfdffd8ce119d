import type { cancelOwnPickup as contract } from '@patio/contract/sales/pickups/cancel-own-pickup.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { cancelPickup } from '../cancel-pickup.ts';
import { readPickup } from '../read-pickup.ts';
import { lockPickupPurchase } from '../pickups.store.ts';

/** The buyer gives their slot back. */
export const cancelOwnPickup =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body, fail }, { actor }) =>
    deps.database.transact(async (transaction) => {
      const purchase = await lockPickupPurchase(transaction, params.id);
      if (purchase?.account_id !== actor.accountId) return fail('purchase-not-found');
      const now = deps.clock.now();
      await cancelPickup(deps, transaction, purchase, { version: body.versao, now, reason: null });
      return { data: await readPickup(deps, transaction, purchase, { now, byTeam: false }) };
    });
