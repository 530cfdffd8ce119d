import { SOCIAL_PROVIDERS } from '@patio/domain/identity/social/social-provider.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';

export const identity = z.object({
  provedor: z.enum(SOCIAL_PROVIDERS),
  /** As the provider reported it when the accounts were linked. */
  email: z.string().nullable(),
  desde: instant,
  ultimoUso: instant.nullable(),
  /** Whether it may be unlinked: there is another way to sign in. */
  podeDesligar: z.boolean(),
});

export type Identity = z.output<typeof identity>;

/** The Google and Facebook accounts with which the signed-in user can sign in. */
export const listIdentities = defineRoute({
  name: 'list-identities',
  method: 'GET',
  path: '/usrio/identidades',
  access: 'user',
  tag: 'accounts',
  summary: 'The linked Google and Facebook accounts of the signed-in user',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(identity) }) },
  errors: [],
});
