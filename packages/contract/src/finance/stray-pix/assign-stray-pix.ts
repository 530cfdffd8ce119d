import { PAYER_NAME_LENGTH } from '@patio/domain/finance/charges/payer.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { strayDetail } from './stray-pix.ts';

/**
 * Says for which open charges of one purchase a Pix without a charge was paid, in their order; what they do not take is owed back to the buyer.
 * A payer who is not the buyer waits for another user, as at every receipt. A colleague takes a wrong one back at the purchase.
 */
export const assignStrayPix = defineRoute({
  name: 'assign-stray-pix',
  method: 'POST',
  path: '/admin/stray-pix/:id/assignment',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Assigns a Pix without a charge to charges',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    cobrancas: z.array(z.int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(12),
    /** Who paid, as the statement of the bank says. */
    pagador: requiredLine(PAYER_NAME_LENGTH, 'receipt-payer'),
    /** Whether everything of the same amount and day (`parecidos`) is other money. */
    outroDinheiro: z.boolean().default(false),
  }),
  success: { status: 200, schema: z.object({ data: strayDetail }) },
  errors: ['stray-not-found', 'stray-changed', 'stray-charges', 'stray-similar'],
});
