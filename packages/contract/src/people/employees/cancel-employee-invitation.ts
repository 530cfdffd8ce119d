import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** As `cancel-invitation`, for an employee of a company. */
export const cancelEmployeeInvitation = defineRoute({
  name: 'cancel-employee-invitation',
  method: 'POST',
  path: '/admin/employee-invitations/:id/cancel',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'employees',
  summary: 'Cancels the invitation of an employee',
  params: codeParams,
  query: commonQuery,
  success: { status: 204 },
  errors: ['invitation-not-found', 'invitation-not-open'],
});
