import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { employeeInvitation } from './employee.ts';

/** As `resend-invitation`, for an employee of a company. */
export const resendEmployeeInvitation = defineRoute({
  name: 'resend-employee-invitation',
  method: 'POST',
  path: '/admin/employee-invitations/:id/send',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'employees',
  summary: 'Sends the invitation of an employee again',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: employeeInvitation }) },
  errors: [
    'invitation-not-found',
    'invitation-not-open',
    'employer-not-company',
    'employer-blocked',
    'invitation-of-staff',
    'invitation-of-store',
    'invitation-of-employee',
    'invitation-of-account',
    'invitation-of-blocked',
    'invitation-of-leaving',
  ],
});
