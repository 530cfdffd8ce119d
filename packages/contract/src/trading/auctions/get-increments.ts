import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { minimumStep } from '../../wire/minimum-step.ts';
import { codeParams, commonQuery, reais } from '../../wire/primitives.ts';

/** API-07: increments in reais, ascending. */
export const getIncrements = defineRoute({
  name: 'get-increments',
  method: 'GET',
  path: '/offer/:id/increments',
  access: 'public',
  tag: 'auctions',
  summary: 'Quick bid increments of an offer',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      incremento: z.array(z.number()),
      /** `increment`: a bid must be at least `passo` above the price. */
      minimumStep,
      passo: reais,
    }),
  },
  errors: ['offer-not-found'],
});
