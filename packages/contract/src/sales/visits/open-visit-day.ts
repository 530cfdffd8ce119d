import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { visitDay } from './close-visit-day.ts';

/** Opens a closed day of a place again; what was cancelled stays so. */
export const openVisitDay = defineRoute({
  name: 'open-visit-day',
  method: 'POST',
  path: '/admin/visit-places/:id/opened-days',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'visits',
  summary: 'Opens a closed day of a place again',
  params: codeParams,
  query: commonQuery,
  body: z.object({ dia: visitDay }),
  success: { status: 204 },
  errors: ['not-allowed', 'visit-place-not-found', 'visit-day-open'],
});
