import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/**
 * Grants or refuses the cancellation request of a purchase, and notifies the buyer (S-13). The same decision again changes nothing. A sale that is undone because of a complaint
 * is confirmed by another user than who proposed that; each may refuse. */
export const decideCancellation = defineRoute({
  name: 'decide-cancellation',
  method: 'POST',
  path: '/admin/cancellations/:id',
  access: 'staff',
  roles: ['sales'],
  tag: 'cancellations',
  summary: 'Decides on a cancellation request',
  params: codeParams,
  query: commonQuery,
  body: z.object({ decisao: z.enum(['aprovar', 'recusar']), motivo: reason.optional() }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        codigo: z.number(),
        codigoOferta: z.number(),
        codigoCompra: z.number(),
        situacao: z.enum(['APROVADO', 'RECUSADO']),
      }),
    }),
  },
  errors: ['cancellation-not-found', 'cancellation-answered', 'undoing-own'],
});
