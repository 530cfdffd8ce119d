import { bookPurchasePickup as contract } from '@patio/contract/sales/pickups/book-purchase-pickup.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mayReachStore } from '../../../../platform/access/store-access.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { bookPickup } from '../book-pickup.ts';
import { readPickup } from '../read-pickup.ts';
import { lockPickupPurchase, type BookingRow } from '../pickups.store.ts';

/** The team books a slot for a buyer, or moves their booking, with a reason. */
export const bookPurchasePickup =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params, body, fail }, { actor }) =>
    deps.database.transact(async (transaction) => {
      const purchase = await lockPickupPurchase(transaction, params.id);
      if (!purchase || !mayReachStore(actor, purchase.partner_id, contract))
        return fail('purchase-not-found');
      const now = deps.clock.now();
      const { before, after } = await bookPickup(deps, transaction, purchase, body, {
        now,
        reason: body.motivo,
      });
      if (after !== before) {
        await recordAudit(transaction, {
          actorId: actor.accountId,
          action: 'book-purchase-pickup',
          subject: `purchase ${purchase.code}`,
          details: { reason: body.motivo },
          before: bookingFacts(before),
          after: bookingFacts(after),
          at: now,
        });
      }
      return { data: await readPickup(deps, transaction, purchase, { now, byTeam: true }) };
    });

/** A booking in the audit: without who comes. */
export function bookingFacts(row: BookingRow | null) {
  return {
    slot: row === null ? null : isoInstant(row.starts_at),
    place: row?.place ?? null,
    thirdParty: (row?.third_party ?? null) !== null,
  };
}
