import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { credentials } from './sign-in.ts';

/** API-38: mails six digits, valid for ten minutes, five attempts and one sign-in (S-33). */
export const requestAccessCode = defineRoute({
  name: 'request-access-code',
  method: 'POST',
  path: '/auth/envio_codigo_acesso',
  access: 'public',
  tag: 'sessions',
  summary: 'Sends an access code by e-mail',
  query: commonQuery,
  body: z.object(credentials),
  success: { status: 204 },
  errors: ['wrong-credentials', 'access-code-by-app'],
});
