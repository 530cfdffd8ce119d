import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** Ends the session of the back office; a dead or missing one gets the same 204. The storefront's goes on. */
export const signOutOfOffice = defineRoute({
  name: 'sign-out-of-office',
  method: 'POST',
  path: '/admin/session/end',
  access: 'optional',
  tag: 'office-sessions',
  summary: 'Signs out of the back office',
  query: commonQuery,
  success: { status: 204 },
  errors: [],
});
