import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** Removes an entered holiday; calculated ones are turned into working days by entering them. */
export const removeHoliday = defineRoute({
  name: 'remove-holiday',
  method: 'DELETE',
  path: '/admin/working-days/holidays/:id',
  access: 'staff',
  roles: ['sales'],
  tag: 'working-days',
  summary: 'Takes an entered holiday away',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 204 },
  errors: ['holiday-not-found'],
});
