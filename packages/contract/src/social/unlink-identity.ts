import { SOCIAL_PROVIDERS } from '@patio/domain/social/social-provider.ts';
import { z } from 'zod';
import { defineRoute } from '../route/define-route.ts';
import { commonQuery } from '../wire/primitives.ts';

/** Unlinks a provider; refused where nothing else opens the account. One that is not linked changes nothing. */
export const unlinkIdentity = defineRoute({
  name: 'unlink-identity',
  method: 'DELETE',
  path: '/usrio/identidades/:provider',
  access: 'user',
  tag: 'accounts',
  summary: 'Unlinks a Google or Facebook account',
  params: z.object({ provider: z.enum(SOCIAL_PROVIDERS) }),
  query: commonQuery,
  success: { status: 204 },
  errors: ['social-last-way-in'],
});
