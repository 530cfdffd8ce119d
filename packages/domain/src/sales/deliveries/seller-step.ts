import type { DeliveryState } from './delivery-steps.ts';

/** What those who sell do for a delivery, as they are reminded of it. */
export const SELLER_DELIVERY_STEPS = [
  'delivery-freight',
  'delivery-carrier',
  'delivery-exit',
  'delivery-arrival',
  'delivery-new-day',
] as const;
export type SellerDeliveryStep = (typeof SELLER_DELIVERY_STEPS)[number];

/** The step of a delivery whose turn is that of who sells; null: it waits for its buyer, a complaint, or nothing. */
export const SELLER_STEP_OF: Readonly<Record<DeliveryState, SellerDeliveryStep | null>> = {
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
