import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { mirroredUser } from './session-user.ts';

/** API-36: the session user; 401 without a session. */
export const getMe = defineRoute({
  name: 'get-me',
  method: 'GET',
  path: '/auth/me',
  access: 'user',
  tag: 'sessions',
  summary: 'The signed-in user',
  query: commonQuery,
  success: { status: 200, schema: mirroredUser },
  errors: [],
});
