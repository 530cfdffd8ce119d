import { cancelPurchasePickup as contract } from '@patio/contract/sales/pickups/cancel-purchase-pickup.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mailedAfterSale } from '../../../../platform/access/mailed-reason.ts';
import { mayReachStore } from '../../../../platform/access/store-access.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { cancelPickup } from '../cancel-pickup.ts';
import { readPickup } from '../read-pickup.ts';
import { lockPickupPurchase } from '../pickups.store.ts';
import { bookingFacts } from './book-purchase-pickup.ts';

/** The team cancels the booking of a buyer, with a reason. */
export const cancelPurchasePickup =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body, fail }, { actor }) =>
    deps.database.transact(async (transaction) => {
      const purchase = await lockPickupPurchase(transaction, params.id);
      if (!purchase || !mayReachStore(actor, purchase.partner_id, contract))
        return fail('purchase-not-found');
      const now = deps.clock.now();
      const { versao: version, motivo: reason } = body;
      const before = await cancelPickup(deps, transaction, purchase, {
        version,
        now,
        reason: mailedAfterSale(actor, reason),
      });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'cancel-purchase-pickup',
        subject: `purchase ${purchase.code}`,
        details: { reason },
        before: bookingFacts(before),
        after: bookingFacts(null),
        at: now,
      });
      return { data: await readPickup(deps, transaction, purchase, { now, byTeam: true }) };
    });
