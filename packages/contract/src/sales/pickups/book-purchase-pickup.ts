import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { pickup, teamBookingFields } from './pickup.ts';

/** Books a slot for a buyer who called, or moves their booking; the buyer is told, with the reason. */
export const bookPurchasePickup = defineRoute({
  name: 'book-purchase-pickup',
  method: 'PUT',
  path: '/admin/purchases/:id/pickup',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'yard',
  summary: 'Books or moves the pickup of a purchase for its buyer',
  params: codeParams,
  query: commonQuery,
  body: z.object(teamBookingFields),
  success: { status: 200, schema: z.object({ data: pickup }) },
  errors: [
    'purchase-not-found',
    'pickup-not-possible',
    'payment-withdrawn',
    'pickup-changed',
    'pickup-no-slot',
    'pickup-full',
    'pickup-collector-document',
  ],
});
