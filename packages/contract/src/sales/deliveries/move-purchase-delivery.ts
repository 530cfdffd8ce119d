import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { deliveryReply, sellerMove } from './delivery.ts';

/** Takes a step of a delivery for those who sell: from the proposed freight to the signed receipt. The buyer is told of each. */
export const movePurchaseDelivery = defineRoute({
  name: 'move-purchase-delivery',
  method: 'POST',
  path: '/admin/purchases/:id/delivery',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'yard',
  summary: 'Takes a step of the delivery of a purchase',
  params: codeParams,
  query: commonQuery,
  body: sellerMove,
  success: { status: 200, schema: deliveryReply },
  errors: [
    'purchase-not-found',
    'delivery-not-possible',
    'delivery-changed',
    'delivery-amount',
    'delivery-days',
    'delivery-when',
    'delivery-no-proof',
  ],
});
