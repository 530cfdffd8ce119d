import { deliveryOwner } from './delivery-clock.ts';
import type { DeliveryEnd, DeliveryState } from './delivery-steps.ts';

/** What those who sell do for a delivery, as they are reminded of it. */
export const SELLER_DELIVERY_STEPS = [
  'delivery-freight',
  'delivery-carrier',
  'delivery-exit',
  'delivery-arrival',
  'delivery-new-day',
] as const;
export type SellerDeliveryStep = (typeof SELLER_DELIVERY_STEPS)[number];

const STEPS: Readonly<Record<DeliveryState, SellerDeliveryStep | null>> = {
  'a-combinar': 'delivery-freight',
  proposta: null,
  combinada: 'delivery-carrier',
  agendada: 'delivery-exit',
  // One step: a place on the way that is told does not begin another.
  carregada: 'delivery-arrival',
  'em-transito': 'delivery-arrival',
  tentativa: 'delivery-new-day',
  entregue: null,
  // Its complaint has its own clock.
  contestada: null,
  confirmada: null,
  recusada: null,
};

/** The step of those who sell that a delivery waits for; null: it waits for its buyer, a complaint, or nothing. */
export function sellerDeliveryStep(
  state: DeliveryState,
  end: DeliveryEnd,
  freightPaid: boolean,
): SellerDeliveryStep | null {
  return deliveryOwner(state, end, freightPaid) === 'seller' ? STEPS[state] : null;
}
