import { defineRoute } from '../../route/define-route.ts';
import { offer } from '../../wire/offer.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** API-04: one offer, also an ended one (S-20). */
export const getOffer = defineRoute({
  name: 'get-offer',
  method: 'GET',
  path: '/offer/:id',
  access: 'optional',
  tag: 'catalogue',
  summary: 'One offer',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: offer },
  errors: ['offer-not-found'],
});
