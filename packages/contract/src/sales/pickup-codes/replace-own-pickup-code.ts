import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { pickupCode } from './pickup-code.ts';

/** Makes another pickup code of a released purchase because the old one may be known to others; the old one counts no more. */
export const replaceOwnPickupCode = defineRoute({
  name: 'replace-own-pickup-code',
  method: 'POST',
  path: '/usrio/compras/:id/codigo-retirada',
  access: 'user',
  tag: 'purchases',
  summary: 'Replaces the pickup code of a purchase of the signed-in user',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: pickupCode }) },
  errors: ['purchase-not-found', 'pickup-code-none'],
});
