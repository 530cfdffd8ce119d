import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';

/**
 * Notes that the money of an approved cancellation was sent back: from then on its bank data is stored for its days only, and the account may be
 * deleted (S-15). `comprovante`, the number of the transfer, belongs with the payee to the record of the sale; it may come later. The same again
 * changes nothing.
 */
export const markRefunded = defineRoute({
  name: 'mark-refunded',
  method: 'POST',
  path: '/admin/cancellations/:id/refunded',
  access: 'staff',
  roles: ['sales'],
  tag: 'cancellations',
  summary: 'Notes that a cancelled purchase was refunded',
  params: codeParams,
  query: commonQuery,
  body: z.object({ comprovante: requiredLine(120).optional() }).nullish(),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        codigo: z.number(),
        codigoOferta: z.number(),
        codigoCompra: z.number(),
        devolvidoEm: instant,
      }),
    }),
  },
  errors: ['cancellation-not-found', 'cancellation-not-approved'],
});
