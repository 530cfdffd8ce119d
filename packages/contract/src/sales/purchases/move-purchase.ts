import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';

/** A step of a purchase: contacted, credit under review, ready for collection, completed. */
export const purchaseStep = z.enum(['negociacao', 'credito', 'retirada', 'conclusao']);

/**
 * Moves a purchase one step forward, and notifies its buyer (S-11). Repeating the last step changes nothing. A vehicle is released with the
 * legal checks that the settings require, and never with a theft on record, nor
 * before the steps of its transfer that they require.
 */
export const movePurchase = defineRoute({
  name: 'move-purchase',
  method: 'POST',
  path: '/admin/purchases/:id/step',
  access: 'staff',
  roles: ['sales'],
  tag: 'purchases',
  summary: 'Takes a purchase a step further',
  params: codeParams,
  query: commonQuery,
  body: z.object({ passo: purchaseStep }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        codigoCompra: z.number(),
        codigoOferta: z.number(),
        statusOferta: z.enum(['V', 'C', 'L', 'X']),
        em: instant,
      }),
    }),
  },
  errors: [
    'purchase-not-found',
    'purchase-step-refused',
    'release-checks',
    'payment-withdrawn',
    'transfer-missing',
  ],
});
