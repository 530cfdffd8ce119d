import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Accepts the best bid below the reserve, which is a sale, or releases its author (rule 0.6). The same decision again changes nothing. */
export const decideConditional = defineRoute({
  name: 'decide-conditional',
  method: 'POST',
  path: '/admin/offers/:id/conditional',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'closing',
  summary: 'Decides a conditional sale',
  params: codeParams,
  query: commonQuery,
  body: z.object({ decisao: z.enum(['aceitar', 'liberar']) }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        codigoOferta: z.number(),
        statusOferta: z.enum(['V', 'E']),
        codigoCompra: z.number().nullable(),
      }),
    }),
  },
  errors: [
    'store-unavailable',
    'offer-stayed',
    'offer-not-found',
    'not-allowed',
    'not-conditional',
    'conditional-decided',
  ],
});
