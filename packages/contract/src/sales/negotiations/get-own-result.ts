import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, reais } from '../../wire/primitives.ts';

/** How an ended offer ended for the signed-in user; nobody else can ask for it. */
export const getOwnResult = defineRoute({
  name: 'get-own-result',
  method: 'GET',
  path: '/offer/:id/meuresultado',
  access: 'user',
  tag: 'negotiations',
  summary: 'What became of an offer for the signed-in user',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        codigoOferta: z.number(),
        /** Null: no part in its end, or it is open. */
        situacao: z.enum(['sua', 'oferecida', 'em-decisao', 'de-outro', 'desfeita']).nullable(),
        /** What the user pays, or would pay for the second chance; null for everything else. */
        valor: reais.nullable(),
        /** Of the purchase that is theirs; null for everything else. */
        codigoCompra: z.number().nullable(),
      }),
    }),
  },
  errors: ['offer-not-found'],
});
