import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { ownPix } from './own-pix.ts';

/**
 * Gives the buyer a Pix for what a charge lacks: the last one as long as it can be paid, otherwise another one. `prazo: vencimento`: one that
 * stays valid until the end of the due day, where that is possible.
 */
export const openOwnPix = defineRoute({
  name: 'open-own-pix',
  method: 'POST',
  path: '/usrio/compras/:id/pix',
  access: 'user',
  tag: 'purchases',
  summary: 'A Pix for a charge of a purchase of the signed-in user',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    cobranca: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
    prazo: z.enum(['agora', 'vencimento']).optional(),
  }),
  success: { status: 200, schema: z.object({ data: ownPix }) },
  errors: [
    'purchase-not-found',
    'pix-charge-settled',
    'pix-charge-cancelled',
    'pix-not-offered',
    'pix-unavailable',
    'pix-too-many',
  ],
});
