import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { buyerMove, deliveryReply } from './delivery.ts';

/**
 * The buyer accepts or refuses a freight, confirms a delivery or says what is wrong with it. An accepted freight is charged; who refuses it
 * collects the vehicle; what is contested becomes a complaint.
 */
export const moveOwnDelivery = defineRoute({
  name: 'move-own-delivery',
  method: 'POST',
  path: '/usrio/compras/:id/entrega',
  access: 'user',
  tag: 'purchases',
  summary: 'Takes a step of the delivery of a purchase of the signed-in user',
  params: codeParams,
  query: commonQuery,
  body: buyerMove,
  success: { status: 200, schema: deliveryReply },
  errors: ['purchase-not-found', 'delivery-not-possible', 'delivery-changed'],
});
