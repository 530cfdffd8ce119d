import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { pickupCode } from './pickup-code.ts';

/** The code with which the buyer collects a released purchase; null while there is none. Only the buyer reads it, never staff. */
export const getOwnPickupCode = defineRoute({
  name: 'get-own-pickup-code',
  method: 'GET',
  path: '/usrio/compras/:id/codigo-retirada',
  access: 'user',
  tag: 'purchases',
  summary: 'The pickup code of a released purchase of the signed-in user',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: pickupCode.nullable() }) },
  errors: ['purchase-not-found'],
});
