import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { pickup } from './pickup.ts';

/** When the buyer collects a purchase, and the slots that they can book. */
export const getOwnPickup = defineRoute({
  name: 'get-own-pickup',
  method: 'GET',
  path: '/usrio/compras/:id/retirada',
  access: 'user',
  tag: 'purchases',
  summary: 'The pickup of a purchase of the signed-in user, with the slots to book',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: pickup }) },
  errors: ['purchase-not-found'],
});
