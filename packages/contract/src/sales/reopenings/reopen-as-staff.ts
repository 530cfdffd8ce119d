import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant, reais } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/**
 * Reopens an offer whose sale fell through before its end (rule 0.28): price and leader as they stood, the end at least a day away, and a
 * day for earlier bidders to withdraw their bids. Everyone who was notified of the loss is notified. `motivo` is internal.
 */
export const reopenAsStaff = defineRoute({
  name: 'reopen-as-staff',
  method: 'POST',
  path: '/admin/offers/:id/reopen',
  access: 'staff',
  roles: ['sales'],
  tag: 'reopenings',
  summary: 'Opens an offer again whose sale came to nothing before its end',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        codigoOferta: z.number(),
        statusOferta: z.literal('A'),
        fim: instant,
        /** Until when bids placed before may be withdrawn. */
        desistenciaAte: instant,
        valorLeilao: reais,
        /** Pseudonym of the new leader. */
        lider: z.string().nullable(),
      }),
    }),
  },
  errors: [
    'offer-not-found',
    'offer-withdrawn',
    'reopening-not-ended',
    'reopening-too-late',
    'reopening-sale-stands',
    'conditional-pending',
    'second-chance-pending',
    'vehicle-away',
  ],
});
