import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { deliveryReply } from './delivery.ts';

/** How a purchase reaches its buyer, for those who sell it; a store sees its own purchases. */
export const getPurchaseDelivery = defineRoute({
  name: 'get-purchase-delivery',
  method: 'GET',
  path: '/admin/purchases/:id/delivery',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'yard',
  summary: 'The delivery of a purchase',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: deliveryReply },
  errors: ['purchase-not-found'],
});
