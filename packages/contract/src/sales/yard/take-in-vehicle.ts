import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';
import { intakeForm } from './intake-form.ts';

/**
 * Takes a vehicle into the yard. The same id of the phone is taken once, however often it is sent. A plate that is in the yards already is
 * refused, with where it is; the phone keeps what was written and may send it as an inspection of that vehicle.
 */
export const takeInVehicle = defineRoute({
  name: 'take-in-vehicle',
  method: 'POST',
  path: '/admin/yard/vehicles',
  access: 'staff',
  roles: ['sales', 'yard'],
  partners: true,
  tag: 'yard',
  summary: 'Takes a vehicle into the yard',
  query: commonQuery,
  body: intakeForm,
  success: {
    status: 201,
    schema: z.object({ data: z.object({ codigo: z.number(), entrouEm: instant }) }),
  },
  errors: ['yard-present', 'yard-place-unknown', 'yard-plate-invalid', 'yard-sent-by-other'],
});
