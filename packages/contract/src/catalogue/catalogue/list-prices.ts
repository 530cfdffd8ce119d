import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { price } from '../../wire/offer.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** API-06: one price object per profile; without the right to see all, only the viewer's own (S-21). */
export const listPrices = defineRoute({
  name: 'list-prices',
  method: 'GET',
  path: '/offer/:id/pricelist',
  access: 'optional',
  tag: 'catalogue',
  summary: 'Prices of an offer per profile',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.array(price) },
  errors: ['offer-not-found'],
});
