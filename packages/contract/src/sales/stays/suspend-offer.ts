import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { stayedOffer } from './stay.ts';

/**
 * Takes an open offer off the site at once (rule 0.31); its clock is stopped until it is released or ended. Bidders, proposers and sellers
 * are notified. `motivo` goes to sellers. The same call again changes nothing.
 */
export const suspendOffer = defineRoute({
  name: 'suspend-offer',
  method: 'POST',
  path: '/admin/offers/:id/suspend',
  access: 'staff',
  roles: ['sales'],
  tag: 'stays',
  summary: 'Takes an open offer off the site; its end stands still',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 200, schema: z.object({ data: stayedOffer }) },
  errors: ['offer-not-found', 'offer-finished'],
});
