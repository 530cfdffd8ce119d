import { defineRoute } from '../../route/define-route.ts';
import { price } from '../../wire/offer.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** API-05: the prices of an offer for the viewer's profile; visitors get profile 7 (S-21). */
export const getPrice = defineRoute({
  name: 'get-price',
  method: 'GET',
  path: '/offer/:id/price',
  access: 'optional',
  tag: 'catalogue',
  summary: 'Prices of an offer for the viewer',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: price },
  errors: ['offer-not-found'],
});
