import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, reais } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/**
 * The buyer defaults on their purchase: it is cancelled, the offer has ended without sale, and the buyer gets a strike. Only before the
 * vehicle is ready for them (V, C). `proximo` is who could get a second chance, by pseudonym. The same call again changes nothing.
 */
export const defaultPurchase = defineRoute({
  name: 'default-purchase',
  method: 'POST',
  path: '/admin/purchases/:id/default',
  access: 'staff',
  roles: ['sales'],
  tag: 'purchases',
  summary: 'Undoes a sale because its buyer does not keep it',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        codigoCompra: z.number(),
        codigoOferta: z.number(),
        statusOferta: z.literal('E'),
        /** Strikes of the buyer that count now. */
        registros: z.number(),
        /** The next bidder; their amount is null while the maxima are secret (rule 0.41). */
        proximo: z.object({ participante: z.string(), valor: reais.nullable() }).nullable(),
      }),
    }),
  },
  errors: ['purchase-not-found', 'purchase-not-pending'],
});
