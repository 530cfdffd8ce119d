import type { DeliveryState } from './delivery-steps.ts';

/** What buyers do for a delivery before it leaves, as they are reminded of it: to answer an amount, and to pay what they agreed to. */
export const BUYER_DELIVERY_STEPS = ['delivery-answer', 'delivery-payment'] as const;
export type BuyerDeliveryStep = (typeof BUYER_DELIVERY_STEPS)[number];

/** The step of a delivery whose turn is that of its buyer; null: it is not, or they are reminded of it in another way. */
export const BUYER_STEP_OF: Readonly<Record<DeliveryState, BuyerDeliveryStep | null>> = {
  'a-combinar': null,
  proposta: 'delivery-answer',
  combinada: 'delivery-payment',
  agendada: 'delivery-payment',
  carregada: null,
  'em-transito': null,
  tentativa: null,
  // Silence confirms it, and is announced before.
  entregue: null,
  contestada: null,
  confirmada: null,
  recusada: null,
};
