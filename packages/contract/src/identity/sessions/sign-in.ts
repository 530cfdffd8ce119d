import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { line, requiredLine, secret } from '../../wire/text.ts';
import { mirroredUser } from './session-user.ts';

/** Credentials: e-mail or username (C-18), and the password. No length limits apply here (C-17). */
export const credentials = {
  login: requiredLine(320, 'login-required'),
  password: secret('login-required'),
};

/** API-37: opens a session. 403 carries `codigoAcesso: true` when an e-mailed code is needed as well (S-33); with `meio: "app"`, one of
 * an authenticator app, or a recovery code. */
export const signIn = defineRoute({
  name: 'sign-in',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  tag: 'sessions',
  summary: 'Signs in with e-mail or username and password',
  query: commonQuery,
  body: z.object({ ...credentials, codigoAcesso: line(20).nullish() }),
  success: { status: 200, schema: mirroredUser },
  errors: [
    'wrong-credentials',
    'access-code-needed',
    'access-code-wrong',
    'authenticator-spent',
    'proof-wrong',
    'account-blocked',
  ],
});
