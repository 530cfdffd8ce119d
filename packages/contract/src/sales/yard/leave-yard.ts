import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';

/** Notes that a vehicle left without a sale: returned to its owner, towed, taken to another yard. */
export const leaveYard = defineRoute({
  name: 'leave-yard',
  method: 'POST',
  path: '/admin/yard/vehicles/:id/leave',
  access: 'staff',
  roles: ['sales', 'yard'],
  partners: true,
  tag: 'yard',
  summary: 'Notes that a vehicle left the yard without a sale',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: requiredLine(300, 'release-reason') }),
  success: { status: 200, schema: z.object({ data: z.object({ codigo: z.number(), em: instant }) }) },
  errors: ['yard-unknown', 'yard-left', 'yard-sold'],
});
