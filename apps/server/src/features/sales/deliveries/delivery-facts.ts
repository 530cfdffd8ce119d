import type { DeliveryEnd, DeliveryFacts } from '@patio/domain/sales/deliveries/delivery-steps.ts';
import type { DeliveredPurchase, DeliveryRow } from './deliveries.store.ts';

/** What ended a delivery beside its own steps. */
export function endOf(
  { cancelled, status }: Pick<DeliveredPurchase, 'cancelled' | 'status'>,
  state: DeliveryRow['state'],
): DeliveryEnd {
  if (cancelled) return 'cancelada';
  return status === 'X' && state !== 'confirmada' && state !== 'recusada' ? 'encerrada' : null;
}

/** A stored delivery as the rules see it. */
export function factsOf(purchase: DeliveredPurchase, { state }: Pick<DeliveryRow, 'state'>): DeliveryFacts {
  return {
    state,
    end: endOf(purchase, state),
    cancellationAsked: purchase.cancellation_asked,
    complaintOpen: purchase.complaint_open,
    pickedUp: purchase.picked_up,
  };
}

/** Whether an agreed freight is paid. What the sales team approved by hand counts, as everywhere, but not of before it was agreed. */
export function isFreightPaid(
  {
    payment_approved: approved,
    freight_charged: charged,
    freight_owed_cents: owed,
  }: Pick<DeliveredPurchase, 'payment_approved' | 'freight_charged' | 'freight_owed_cents'>,
  { state, amount_cents: amount }: Pick<DeliveryRow, 'state' | 'amount_cents'>,
): boolean {
  if (amount === null || state === 'a-combinar' || state === 'proposta') return false;
  return amount === 0 || approved || (charged && owed <= 0);
}
