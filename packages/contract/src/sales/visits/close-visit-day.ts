import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

export const visitDay = z.iso.date('visit-day');

/** Closes a day of a place: its visits are cancelled, and their visitors are told and can choose another slot. */
export const closeVisitDay = defineRoute({
  name: 'close-visit-day',
  method: 'POST',
  path: '/admin/visit-places/:id/closed-days',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'visits',
  summary: 'Closes a day of a place for visits',
  params: codeParams,
  query: commonQuery,
  body: z.object({ dia: visitDay, motivo: reason }),
  success: { status: 200, schema: z.object({ data: z.object({ canceladas: z.number() }) }) },
  errors: ['not-allowed', 'visit-place-not-found', 'visit-day-past', 'visit-day-closed'],
});
