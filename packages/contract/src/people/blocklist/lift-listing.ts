import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** Lifts a listing; it stays in the list with its reasons. */
export const liftListing = defineRoute({
  name: 'lift-listing',
  method: 'POST',
  path: '/admin/blocklist/:id/lift',
  access: 'staff',
  roles: ['sales'],
  tag: 'blocks',
  summary: 'Takes something off the blocklist',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 204 },
  errors: ['listing-not-found'],
});
