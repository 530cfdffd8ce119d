import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { pickup } from './pickup.ts';

/** When a purchase is collected, and the slots that the team can book for its buyer; a store sees its own purchases. */
export const getPurchasePickup = defineRoute({
  name: 'get-purchase-pickup',
  method: 'GET',
  path: '/admin/purchases/:id/pickup',
  access: 'staff',
  roles: ['sales', 'yard'],
  partners: true,
  tag: 'yard',
  summary: 'The pickup of a purchase, with the slots to book',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: pickup }) },
  errors: ['purchase-not-found'],
});
