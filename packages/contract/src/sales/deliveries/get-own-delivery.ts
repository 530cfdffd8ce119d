import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { deliveryReply } from './delivery.ts';

/** How a purchase reaches its buyer: freight, carrier, where it is, and what the buyer can do. */
export const getOwnDelivery = defineRoute({
  name: 'get-own-delivery',
  method: 'GET',
  path: '/usrio/compras/:id/entrega',
  access: 'user',
  tag: 'purchases',
  summary: 'The delivery of a purchase of the signed-in user',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: deliveryReply },
  errors: ['purchase-not-found'],
});
