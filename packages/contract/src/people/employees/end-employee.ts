import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/**
 * An employee no longer buys for their company: their account (`id`) is blocked with the reason, and both are mailed. Their deals stand, as
 * with any block.
 */
export const endEmployee = defineRoute({
  name: 'end-employee',
  method: 'POST',
  path: '/admin/employees/:id/end',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'employees',
  summary: 'Ends the account of an employee',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 204 },
  errors: ['employee-not-found'],
});
