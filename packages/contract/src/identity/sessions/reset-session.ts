import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { mirroredUser } from './session-user.ts';

/** Exchanges the token of a mailed link, once, for a session that is valid only for setting a password (S-34). */
export const resetSession = defineRoute({
  name: 'reset-session',
  method: 'POST',
  path: '/auth/reset_session',
  access: 'public',
  tag: 'sessions',
  summary: 'Opens the restricted session of a password link',
  query: commonQuery,
  body: z.object({ token: requiredLine(100) }),
  success: { status: 200, schema: mirroredUser },
  errors: ['password-link-dead'],
});
