import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { returnWay, strayDetail } from './stray-pix.ts';

/**
 * Proposes to return what is left of a Pix without a charge to the account that paid it, or to close it because it left the bank by another way;
 * another user releases it.
 */
export const proposeStrayReturn = defineRoute({
  name: 'propose-stray-return',
  method: 'POST',
  path: '/admin/stray-pix/:id/return',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Proposes to return a Pix without a charge',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    forma: returnWay.default('pix'),
    motivo: reason,
    /** Whether everything of the same amount and day (`parecidos`) is other money. */
    outroDinheiro: z.boolean().default(false),
  }),
  success: { status: 200, schema: z.object({ data: strayDetail }) },
  errors: ['stray-not-found', 'stray-changed', 'stray-too-old', 'stray-similar', 'pix-not-offered'],
});
