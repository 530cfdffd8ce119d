import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { mirroredUser } from '../sessions/session-user.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';
import { socialProof } from './social-proof.ts';

/**
 * API-44: opens a session for the owner of a Facebook account. 404: nobody has signed up with it yet. 403 contains `codigoAcesso: true` if
 * the account has two steps (S-33, S-36).
 */
export const signInFacebook = defineRoute({
  name: 'sign-in-facebook',
  method: 'POST',
  path: '/facebook/login',
  access: 'public',
  tag: 'sessions',
  summary: 'Signs in with Facebook',
  query: commonQuery,
  body: z.object({ ...socialProof, codigoAcesso: line(20).nullish() }),
  success: { status: 200, schema: mirroredUser },
  errors: [
    'social-refused',
    'social-unknown',
    'social-not-offered',
    'social-unavailable',
    'access-code-needed',
    'access-code-wrong',
    'authenticator-spent',
    'account-blocked',
  ],
});
