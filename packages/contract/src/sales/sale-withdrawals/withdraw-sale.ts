import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { withdrawalCause } from '../sale-terms/get-sale-terms.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/**
 * Takes a sold offer back for a cause that its buyer does not answer for, before the vehicle is handed over: the purchase is cancelled without
 * strike, what was paid is to be refunded in full, and nobody else gets the offer. The cause is shown on its page, `motivo` to the back office
 * only. The same call again changes nothing.
 */
export const withdrawSale = defineRoute({
  name: 'withdraw-sale',
  method: 'POST',
  path: '/admin/purchases/:id/withdraw',
  access: 'staff',
  roles: ['sales'],
  tag: 'sale-withdrawals',
  summary: 'Withdraws a sold offer for cause, with full refund and without fault',
  params: codeParams,
  query: commonQuery,
  body: z.object({ causa: withdrawalCause, motivo: reason }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        codigoCompra: z.number(),
        codigoOferta: z.number(),
        causa: withdrawalCause,
        /** Money came in and is to be sent back: `GET /admin/refunds`. */
        devolver: z.boolean(),
      }),
    }),
  },
  errors: ['purchase-not-found', 'withdrawal-impossible'],
});
