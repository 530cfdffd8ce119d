import { SOCIAL_PROVIDERS } from '@patio/domain/identity/social/social-provider.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

const socialAccess = z.object({
  provedor: z.enum(SOCIAL_PROVIDERS),
  /** Where the browser goes; what a sign-in there needs (state, nonce, way back) is added to its query. */
  endereco: z.string(),
  /** Of this house at the provider. */
  cliente: z.string(),
  /** Where the browser asks who the access token belongs to; null where the token says it. */
  perfil: z.string().nullable(),
});

export type SocialAccess = z.output<typeof socialAccess>;

/** The providers that this house offers to sign in with (SOCL-01); empty where none is set up. */
export const listSocialProviders = defineRoute({
  name: 'list-social-providers',
  method: 'GET',
  path: '/auth/provedores',
  access: 'public',
  tag: 'sessions',
  summary: 'The providers to sign in with',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(socialAccess) }) },
  errors: [],
});
