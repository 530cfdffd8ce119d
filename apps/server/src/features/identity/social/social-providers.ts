import type { SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import type { Config, Identity } from '../../../config/config.ts';
import { localFacebook, localGoogle } from '../local-identity/public.ts';
import { facebookIdentity } from './facebook/facebook-identity.ts';
import { googleIdentity } from './google/google-identity.ts';
import type { SocialIdentityProvider } from './social-identity-provider.ts';

/** The configured providers; null for one that is not. */
export type SocialSettings = Pick<Identity, 'google' | 'facebook'>;

/** The configured providers; in the demo its own replaces the others (docs/configuration.md). */
export function socialSettings({
  identity,
  internal,
}: Pick<Config, 'identity' | 'internal'>): SocialSettings {
  const local = identity.local ? internal.workerOrigin : null;
  return {
    google: identity.google ?? (local === null ? null : localGoogle(local)),
    facebook: identity.facebook ?? (local === null ? null : localFacebook(local)),
  };
}

/** Who verifies the proofs of each provider. */
export type SocialProviders = Readonly<Record<SocialProvider, SocialIdentityProvider | null>>;

/** Creates the adapters, once per process: they cache keys. */
export function socialProviders(config: Pick<Config, 'identity' | 'internal'>): SocialProviders {
  const { google, facebook } = socialSettings(config);
  const { timeoutMs } = config.identity;
  return {
    google: google === null ? null : googleIdentity(google, timeoutMs),
    facebook: facebook === null ? null : facebookIdentity(facebook, timeoutMs),
  };
}
