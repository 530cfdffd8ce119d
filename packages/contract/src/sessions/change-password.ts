import { z } from 'zod';
import { defineRoute } from '../route/define-route.ts';
import { commonQuery } from '../wire/primitives.ts';
import { secret } from '../wire/text.ts';

/** API-41: a new password for the session's account; works in a restricted session too, hence not `user` (S-34). */
export const changePassword = defineRoute({
  name: 'change-password',
  method: 'POST',
  path: '/auth/password',
  access: 'optional',
  tag: 'sessions',
  summary: 'Sets a new password',
  query: commonQuery,
  body: z.object({ senha: secret('password-required'), confirmacao: secret().nullish() }),
  bodyCheck: 'late',
  success: { status: 204 },
  errors: ['user-not-found', 'password-unchanged', 'password-mismatch'],
});
