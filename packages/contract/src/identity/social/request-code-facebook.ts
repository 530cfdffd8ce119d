import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { socialProof } from './social-proof.ts';

/** Mails the access code for a sign-in with Facebook, as API-38 does for one with a password (S-33). */
export const requestCodeFacebook = defineRoute({
  name: 'request-code-facebook',
  method: 'POST',
  path: '/facebook/envio_codigo_acesso',
  access: 'public',
  tag: 'sessions',
  summary: 'Sends an access code by e-mail to who signs in with Facebook',
  query: commonQuery,
  body: z.object(socialProof),
  success: { status: 204 },
  errors: ['social-refused', 'social-unknown', 'social-not-offered', 'social-unavailable'],
});
