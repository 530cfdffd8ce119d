import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { stayedOffer } from './stay.ts';

/**
 * Releases an offer that staff had taken off the site (rule 0.31): its end moves by the length of the stay, and to at least an hour from
 * now. Offers stayed because their store is suspended are released with the store.
 */
export const releaseOffer = defineRoute({
  name: 'release-offer',
  method: 'POST',
  path: '/admin/offers/:id/release',
  access: 'staff',
  roles: ['sales'],
  tag: 'stays',
  summary: 'Puts an offer back on the site',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 200, schema: z.object({ data: stayedOffer }) },
  errors: ['offer-not-found', 'offer-finished', 'offer-not-stayed', 'store-unavailable'],
});
