import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { pickup } from './pickup.ts';

/** Gives the booked slot back. */
export const cancelOwnPickup = defineRoute({
  name: 'cancel-own-pickup',
  method: 'POST',
  path: '/usrio/compras/:id/retirada/cancelamento',
  access: 'user',
  tag: 'purchases',
  summary: 'Cancels the pickup of a purchase of the signed-in user',
  params: codeParams,
  query: commonQuery,
  body: z.object({ versao: z.int().min(0) }),
  success: { status: 200, schema: z.object({ data: pickup }) },
  errors: ['purchase-not-found', 'pickup-not-possible', 'pickup-changed', 'pickup-late'],
});
