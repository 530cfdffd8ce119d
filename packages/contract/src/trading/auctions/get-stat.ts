import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { liveOffer } from '../../wire/offer.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** API-10: the live figures of an offer. */
export const getStat = defineRoute({
  name: 'get-stat',
  method: 'GET',
  path: '/offer/:id/stat',
  access: 'public',
  tag: 'auctions',
  summary: 'Live figures of an offer',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({ ...liveOffer.shape, visualizacoes: z.number(), favoritos: z.number() }),
  },
  errors: ['offer-not-found'],
});
