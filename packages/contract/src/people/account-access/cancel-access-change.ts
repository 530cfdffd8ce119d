import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** Cancels a change of e-mail or username before it counts. */
export const cancelAccessChange = defineRoute({
  name: 'cancel-access-change',
  method: 'POST',
  path: '/admin/access-changes/:id/cancel',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'accounts',
  summary: 'Cancels a change of e-mail or username',
  params: codeParams,
  query: commonQuery,
  success: { status: 204 },
  errors: ['access-change-not-found', 'account-of-staff', 'access-change-over'],
});
