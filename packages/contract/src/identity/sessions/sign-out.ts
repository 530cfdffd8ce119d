import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** API-39: ends the session; an expired or missing token gets the same 204. */
export const signOut = defineRoute({
  name: 'sign-out',
  method: 'POST',
  path: '/auth/logout',
  access: 'optional',
  tag: 'sessions',
  summary: 'Ends the session',
  query: commonQuery,
  success: { status: 204 },
  errors: [],
});
