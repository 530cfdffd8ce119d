import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, codeParams, commonQuery } from '../../wire/primitives.ts';
import { ownVisit, slotStart } from './visit-fields.ts';

/** Books a visit to the vehicle of an offer, or asks for it. The same again while it stands gives the same visit. */
export const bookVisit = defineRoute({
  name: 'book-visit',
  method: 'POST',
  path: '/offer/:id/visitas',
  access: 'user',
  tag: 'visits',
  summary: 'Books a visit',
  params: codeParams,
  query: commonQuery,
  body: z.object({ local: code, inicio: slotStart }),
  success: { status: 201, schema: z.object({ data: ownVisit }) },
  errors: [
    'offer-not-found',
    'visit-closed',
    'visit-needs-email',
    'visit-open-here',
    'visits-used-up',
    'visit-slot-gone',
    'visit-slot-full',
  ],
});
