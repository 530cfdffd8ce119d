import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { bookingFields, pickup } from './pickup.ts';

/** Books a slot to collect a released purchase, or moves the booking. The same slot twice is one booking. */
export const bookOwnPickup = defineRoute({
  name: 'book-own-pickup',
  method: 'PUT',
  path: '/usrio/compras/:id/retirada',
  access: 'user',
  tag: 'purchases',
  summary: 'Books or moves the pickup of a purchase of the signed-in user',
  params: codeParams,
  query: commonQuery,
  body: z.object(bookingFields),
  success: { status: 200, schema: z.object({ data: pickup }) },
  errors: [
    'purchase-not-found',
    'pickup-not-possible',
    'payment-withdrawn',
    'pickup-changed',
    'pickup-late',
    'pickup-no-slot',
    'pickup-full',
    'pickup-collector-document',
  ],
});
