import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { employeeInvitation } from './employee.ts';

/**
 * Invites an employee of a company by a mailed link, as `invite-staff` does. They get an account of their own with profile 6 (S-31); the
 * company is mailed.
 */
export const inviteEmployee = defineRoute({
  name: 'invite-employee',
  method: 'POST',
  path: '/admin/accounts/:id/employees',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'employees',
  summary: 'Invites an employee of a company',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    email: requiredLine(320, 'email-required', 'email-invalid'),
    nome: requiredLine(100, 'invited-name'),
    matricula: requiredLine(30, 'employee-number'),
  }),
  success: { status: 201, schema: z.object({ data: employeeInvitation }) },
  errors: [
    'user-not-found',
    'employer-not-company',
    'employer-blocked',
    'invitation-open',
    'invitation-of-staff',
    'invitation-of-store',
    'invitation-of-employee',
    'invitation-of-account',
    'invitation-of-blocked',
    'invitation-of-leaving',
  ],
});
