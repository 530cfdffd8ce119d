import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { usedCredential } from '../passkeys/passkey.ts';
import { officeUser } from './office-user.ts';

/** Opens a session of the back office with a passkey, which is both steps in one. */
export const signInToOfficeWithPasskey = defineRoute({
  name: 'sign-in-to-office-with-passkey',
  method: 'POST',
  path: '/admin/session/passkey',
  access: 'public',
  tag: 'office-sessions',
  summary: 'Signs in to the back office with a passkey',
  query: commonQuery,
  body: z.object({ credencial: usedCredential }),
  success: { status: 200, schema: z.object({ data: officeUser }) },
  errors: [
    'passkeys-not-here',
    'passkey-refused',
    'account-blocked',
    'not-allowed',
    'second-step-required',
    'new-password-required',
  ],
});
