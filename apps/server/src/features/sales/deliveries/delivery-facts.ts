import { deliveryEnd, isFreightPaid } from '@patio/domain/sales/deliveries/delivery-standing.ts';
import type { DeliveryFacts } from '@patio/domain/sales/deliveries/delivery-steps.ts';
import type { DeliveredPurchase, DeliveryRow } from './deliveries.store.ts';

/** A stored delivery as the rules see it. */
export function factsOf(purchase: DeliveredPurchase, { state }: Pick<DeliveryRow, 'state'>): DeliveryFacts {
  return {
    state,
    end: deliveryEnd(purchase, state),
    cancellationAsked: purchase.cancellation_asked,
    complaintOpen: purchase.complaint_open,
    pickedUp: purchase.picked_up,
  };
}

/** Whether the freight of a stored delivery is paid. */
export const isPaid = (purchase: DeliveredPurchase, row: DeliveryRow): boolean =>
  isFreightPaid({
    state: row.state,
    amountCents: row.amount_cents,
    approved: purchase.payment_approved,
    charged: purchase.freight_charged,
    chargedLater: purchase.freight_charged_later,
    owedCents: purchase.freight_owed_cents,
  });
