import { SOCIAL_PROVIDERS } from '@patio/domain/identity/social/social-provider.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

const socialAccess = z.object({
  provedor: z.enum(SOCIAL_PROVIDERS),
  /** The URL for the browser; the parameters of a sign-in (state, nonce, redirect) are added to its query. */
  endereco: z.string(),
  /** Our application id at the provider. */
  cliente: z.string(),
  /** Where the browser looks up the owner of the access token; null if the token contains it. */
  perfil: z.string().nullable(),
});

export type SocialAccess = z.output<typeof socialAccess>;

/** The available providers (SOCL-01); empty if none is configured. */
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
