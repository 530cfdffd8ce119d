import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { stayedOffer } from './stay.ts';

/**
 * Ends a suspended offer, without sale (rule 0.31): nobody is bound any more. Bidders, proposers and sellers are notified. The same call
 * again changes nothing.
 */
export const endStayedOffer = defineRoute({
  name: 'end-stayed-offer',
  method: 'POST',
  path: '/admin/offers/:id/end',
  access: 'staff',
  roles: ['sales'],
  tag: 'stays',
  summary: 'Ends an offer that stands still, without sale',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 200, schema: z.object({ data: stayedOffer }) },
  errors: ['offer-not-found', 'offer-not-stayed'],
});
