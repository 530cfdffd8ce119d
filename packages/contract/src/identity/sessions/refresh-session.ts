import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { maybeUser } from './session-user.ts';

/**
 * API-30: the session user, with a new token if the old one is no longer fresh. Accepts the header, the rotating cookie, or both; never
 * answers 401 (C-10): no valid session is 200 `{"data": null}`.
 */
export const refreshSession = defineRoute({
  name: 'refresh-session',
  method: 'POST',
  path: '/header/refresh_token',
  access: 'optional',
  tag: 'sessions',
  summary: 'Gives the session user again',
  query: commonQuery,
  success: { status: 200, schema: maybeUser },
  errors: [],
});
