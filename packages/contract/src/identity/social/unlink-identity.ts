import { SOCIAL_PROVIDERS } from '@patio/domain/identity/social/social-provider.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { confirmation } from '../second-steps/second-steps.ts';
import { commonQuery } from '../../wire/primitives.ts';

/**
 * Unlinks a provider, with confirmation by the owner; refused if there is no other way to sign in. Unlinking one that is not linked changes
 * nothing.
 */
export const unlinkIdentity = defineRoute({
  name: 'unlink-identity',
  method: 'POST',
  path: '/usrio/identidades/:provider/desligamento',
  access: 'user',
  tag: 'accounts',
  summary: 'Unlinks a Google or Facebook account',
  params: z.object({ provider: z.enum(SOCIAL_PROVIDERS) }),
  query: commonQuery,
  body: z.object(confirmation),
  success: { status: 204 },
  errors: ['wrong-current-password', 'confirmation-code-wrong', 'social-last-way-in'],
});
