import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { incrementBand } from '../../wire/increments.ts';
import { minimumStep } from '../../wire/minimum-step.ts';
import { codeParams, commonQuery, reais } from '../../wire/primitives.ts';

/** The rule by which the bids of an offer are decided, as published on its page (rules 0.3 to 0.6). Money in reais. */
export const getBiddingRule = defineRoute({
  name: 'get-bidding-rule',
  method: 'GET',
  path: '/offer/:id/regra',
  access: 'public',
  tag: 'auctions',
  summary: 'The rule by which the bids of an offer are weighed',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      /** The opening value. */
      base: reais,
      /** What an automatic bid adds. */
      automatico: reais,
      /** Whether any bid must add at least as much (decision 0073); fixed when the offer opens. */
      minimumStep,
      /** How the quick increments depend on the price; null: the offer has its own increments. */
      faixas: z.array(incrementBand).nullable(),
      /** Whether there is a reserve, never its amount. */
      reserva: z.boolean(),
      /** By how many minutes a late bid moves the end, and by how many in total. */
      prorrogacaoMinutos: z.number(),
      prorrogacaoMaximaMinutos: z.number(),
      /** Minutes between two bids of one buyer who was not outbid; 0 = none. */
      intervaloMinutos: z.number(),
      /** Working days to decide on a best bid below the reserve. */
      diasCondicional: z.number(),
    }),
  },
  errors: ['offer-not-found'],
});
