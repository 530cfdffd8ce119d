import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, reais } from '../../wire/primitives.ts';

/**
 * The buyer takes back everything that they have bid on an offer, while a window for it is open (rules 0.28, 0.31, 0.32). Anyone who has bid since
 * it was opened stands by their bids. Called again it changes nothing.
 */
export const withdrawBids = defineRoute({
  name: 'withdraw-bids',
  method: 'POST',
  path: '/offer/:id/desistencia',
  access: 'user',
  tag: 'reopenings',
  summary: 'Withdraws own bids',
  params: codeParams,
  query: commonQuery,
  body: z.object({}),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        codigoOferta: z.number(),
        /** The lines of the ledger that this call annulled. */
        anuladas: z.array(z.number()),
        valorLeilao: reais,
        lances: z.number(),
      }),
    }),
  },
  errors: ['offer-not-found', 'withdrawal-none', 'withdrawal-over', 'withdrawal-bid-since'],
});
