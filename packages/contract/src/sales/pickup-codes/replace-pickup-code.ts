import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';

/** Makes another pickup code for the buyer, who is notified; staff do not see it. The old one counts no more. */
export const replacePickupCode = defineRoute({
  name: 'replace-pickup-code',
  method: 'POST',
  path: '/admin/purchases/:id/pickup-code',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'purchases',
  summary: 'Replaces the pickup code of a purchase, for its buyer',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.object({ codigoCompra: z.number(), em: instant }) }) },
  errors: ['purchase-not-found', 'pickup-code-none'],
});
