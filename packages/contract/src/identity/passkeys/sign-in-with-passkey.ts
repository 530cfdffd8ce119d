import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { mirroredUser } from '../sessions/session-user.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { usedCredential } from './passkey.ts';

/** Opens a session with a passkey, which is both steps in one: the device and its user verification. */
export const signInWithPasskey = defineRoute({
  name: 'sign-in-with-passkey',
  method: 'POST',
  path: '/auth/chave/login',
  access: 'public',
  tag: 'passkeys',
  summary: 'Signs in with a passkey',
  query: commonQuery,
  body: z.object({ credencial: usedCredential }),
  success: { status: 200, schema: mirroredUser },
  errors: ['passkeys-not-here', 'passkey-refused', 'account-blocked'],
});
