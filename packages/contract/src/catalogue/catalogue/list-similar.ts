import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { offer } from '../../wire/offer.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** API-22, S-22: at most 10 open offers of the same category. The code is a vehicle's or an offer's (C-30). */
export const listSimilar = defineRoute({
  name: 'list-similar',
  method: 'GET',
  path: '/veicle/:id/semelhantes',
  access: 'optional',
  tag: 'catalogue',
  summary: 'Offers similar to one',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(offer) }) },
  errors: ['offer-not-found'],
});
