import type { bookOwnPickup as contract } from '@patio/contract/sales/pickups/book-own-pickup.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { bookPickup } from '../book-pickup.ts';
import { readPickup } from '../read-pickup.ts';
import { lockPickupPurchase } from '../pickups.store.ts';

/** The buyer books a slot, or moves their booking. */
export const bookOwnPickup =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body, fail }, { actor }) =>
    deps.database.transact(async (transaction) => {
      const purchase = await lockPickupPurchase(transaction, params.id);
      if (purchase?.account_id !== actor.accountId) return fail('purchase-not-found');
      const now = deps.clock.now();
      await bookPickup(deps, transaction, purchase, body, { now, reason: null });
      return { data: await readPickup(deps, transaction, purchase, { now, byTeam: false }) };
    });
