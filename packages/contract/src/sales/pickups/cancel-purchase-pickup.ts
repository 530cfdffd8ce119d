import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { pickup } from './pickup.ts';

/** Cancels the booking of a buyer, who is told the reason. */
export const cancelPurchasePickup = defineRoute({
  name: 'cancel-purchase-pickup',
  method: 'POST',
  path: '/admin/purchases/:id/pickup/cancellation',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'yard',
  summary: 'Cancels the pickup of a purchase',
  params: codeParams,
  query: commonQuery,
  body: z.object({ versao: z.int().min(0), motivo: reason }),
  success: { status: 200, schema: z.object({ data: pickup }) },
  errors: ['purchase-not-found', 'pickup-not-possible', 'pickup-changed'],
});
