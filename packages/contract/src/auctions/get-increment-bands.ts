import { z } from 'zod';
import { defineRoute } from '../route/define-route.ts';
import { incrementBand } from '../wire/increments.ts';
import { codeParams, commonQuery, reais } from '../wire/primitives.ts';

/** How the quick increments of an offer follow its price, and the step of its automatic bids; `faixas` null: it has increments of its own. */
export const getIncrementBands = defineRoute({
  name: 'get-increment-bands',
  method: 'GET',
  path: '/offer/:id/increments/bands',
  access: 'public',
  tag: 'auctions',
  summary: 'Steps of an offer by price, and its automatic step',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({ faixas: z.array(incrementBand).nullable(), automatico: reais }),
  },
  errors: ['offer-not-found'],
});
