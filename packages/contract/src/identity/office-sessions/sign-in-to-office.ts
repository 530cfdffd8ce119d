import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';
import { credentials } from '../sessions/sign-in.ts';
import { officeUser } from './office-user.ts';

/**
 * Opens a session of the back office for staff and users of stores. A second step is needed (decision 0064): 403 with `codigoAcesso: true`
 * asks for its code, as at the storefront; an account without one is refused.
 */
export const signInToOffice = defineRoute({
  name: 'sign-in-to-office',
  method: 'POST',
  path: '/admin/session',
  access: 'public',
  tag: 'office-sessions',
  summary: 'Signs in to the back office',
  query: commonQuery,
  body: z.object({ ...credentials, codigoAcesso: line(20).nullish() }),
  success: { status: 200, schema: z.object({ data: officeUser }) },
  errors: [
    'wrong-credentials',
    'access-code-needed',
    'access-code-wrong',
    'authenticator-spent',
    'proof-wrong',
    'account-blocked',
    'not-allowed',
    'second-step-required',
    'new-password-required',
  ],
});
