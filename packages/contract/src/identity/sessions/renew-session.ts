import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { maybeUser } from './session-user.ts';

/** API-42: as refresh-session, but always with a new token. */
export const renewSession = defineRoute({
  name: 'renew-session',
  method: 'POST',
  path: '/auth/refresh_token',
  access: 'optional',
  tag: 'sessions',
  summary: 'Renews the token of the session',
  query: commonQuery,
  success: { status: 200, schema: maybeUser },
  errors: [],
});
