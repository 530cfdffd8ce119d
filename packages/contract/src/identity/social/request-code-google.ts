import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { socialProof } from './social-proof.ts';

/** Mails the access code for a sign-in with Google, as API-38 does for one with a password (S-33). */
export const requestCodeGoogle = defineRoute({
  name: 'request-code-google',
  method: 'POST',
  path: '/google/envio_codigo_acesso',
  access: 'public',
  tag: 'sessions',
  summary: 'Sends an access code by e-mail to who signs in with Google',
  query: commonQuery,
  body: z.object(socialProof),
  success: { status: 204 },
  errors: ['social-refused', 'social-unknown', 'social-not-offered', 'social-unavailable'],
});
