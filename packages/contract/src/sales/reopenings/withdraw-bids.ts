import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, reais } from '../../wire/primitives.ts';

/**
 * The buyer withdraws all their bids on an offer, while a window for it is open (rules 0.28, 0.31, 0.32). Users who have bid since it was
 * opened can no longer withdraw. A repeated call changes nothing.
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
