import { SOCIAL_PROVIDERS } from '@patio/domain/identity/social/social-provider.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { confirmation } from '../second-steps/second-steps.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { socialProof } from './social-proof.ts';

/** Links a provider account to the account of the signed-in user, with confirmation; the same one again changes nothing. */
export const linkIdentity = defineRoute({
  name: 'link-identity',
  method: 'POST',
  path: '/usrio/identidades/:provider',
  access: 'user',
  tag: 'accounts',
  summary: 'Links a Google or Facebook account',
  params: z.object({ provider: z.enum(SOCIAL_PROVIDERS) }),
  query: commonQuery,
  body: z.object({ ...socialProof, ...confirmation }),
  success: { status: 204 },
  errors: [
    'wrong-current-password',
    'confirmation-code-wrong',
    'social-proof-refused',
    'social-taken',
    'social-other-linked',
    'social-not-offered',
    'social-unavailable',
  ],
});
