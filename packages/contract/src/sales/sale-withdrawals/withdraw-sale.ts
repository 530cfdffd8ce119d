import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { withdrawalCause } from '../sale-terms/get-sale-terms.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/**
 * Withdraws a sale for a cause that is not the buyer's fault, before the handover: the purchase is cancelled without a strike, everything
 * paid is to be refunded, and nobody else gets the offer. The cause is public, `motivo` internal. The same call again changes nothing.
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
        /** There is a payment to refund: `GET /admin/refunds`. */
        devolver: z.boolean(),
      }),
    }),
  },
  errors: ['purchase-not-found', 'withdrawal-impossible'],
});
