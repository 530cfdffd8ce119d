import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';
import { inspectionForm } from './intake-form.ts';

/** Saves another inspection of a vehicle in the yard: what was seen now counts, what was seen before stays in its history. */
export const inspectVehicle = defineRoute({
  name: 'inspect-vehicle',
  method: 'POST',
  path: '/admin/yard/vehicles/:id/inspections',
  access: 'staff',
  roles: ['sales', 'yard'],
  partners: true,
  tag: 'yard',
  summary: 'Inspects a vehicle in the yard again',
  params: codeParams,
  query: commonQuery,
  body: inspectionForm,
  success: { status: 201, schema: z.object({ data: z.object({ codigo: z.number(), em: instant }) }) },
  errors: ['yard-unknown', 'yard-left', 'yard-place-unknown', 'yard-sent-by-other'],
});
