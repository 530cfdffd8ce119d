import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';

/**
 * Marks an approved cancellation as refunded: from then on its bank data is kept only for its retention period, and the account may be
 * deleted (S-15). `comprovante`, the number of the transfer, is part of the record of the sale, like the payee; it may be added later. The
 * same again changes nothing. Four eyes: refused to the user who decided on the cancellation, whatever their role.
 */
export const markRefunded = defineRoute({
  name: 'mark-refunded',
  method: 'POST',
  path: '/admin/cancellations/:id/refunded',
  access: 'staff',
  roles: ['finance'],
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
  errors: [
    'cancellation-not-found',
    'cancellation-not-approved',
    'refund-own-decision',
    'refund-vehicle-awaited',
    'payback-open',
    'payback-owed',
  ],
});
