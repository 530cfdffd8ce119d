import { PROVIDER_NAMES, type SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { beginAttempt } from '../sessions/public.ts';
import type { ProvenIdentity } from './social-identity-provider.ts';
import type { SocialProviders } from './social-providers.ts';

/** Dependencies of this feature's operations. */
export interface SocialDeps extends ServerDeps {
  readonly providers: SocialProviders;
}

/** A proof as sent in a body. */
export interface GivenProof {
  readonly idSocial: string;
  readonly tokenSocial: string;
  readonly nonce?: string | null | undefined;
}

/**
 * Has the provider verify whose account it is (S-36). Wrong proofs are counted and limited like wrong sign-ins (S-35); a provider that does
 * not answer counts for nothing. Errors: `refusal` (the call's error for a wrong proof), `social-unavailable`, `social-not-offered`,
 * `too-many-requests`.
 */
export async function proveIdentity(
  deps: SocialDeps,
  provider: SocialProvider,
  { idSocial, tokenSocial, nonce = null }: GivenProof,
  context: Pick<CallContext, 'now' | 'request'>,
  refusal: 'social-refused' | 'social-proof-refused' = 'social-refused',
): Promise<ProvenIdentity> {
  const adapter = deps.providers[provider];
  if (adapter === null) throw new ApiError('social-not-offered', { parameters: nameOf(provider) });
  const attempt = await beginAttempt(deps, `social:${provider}:${idSocial}`, context);
  const found = await adapter.verify({ idSocial, tokenSocial, nonce }, context.now);
  if (found.kind === 'refused') {
    await attempt.failed();
    throw new ApiError(refusal, { parameters: nameOf(provider) });
  }
  await attempt.forgotten();
  if (found.kind === 'unavailable') {
    deps.logger.warn({ provider }, 'the identity provider did not answer');
    throw unavailable(provider);
  }
  return found.identity;
}

/** The provider's name in errors. */
export function nameOf(provider: SocialProvider): { readonly provider: string } {
  return { provider: PROVIDER_NAMES[provider] };
}

function unavailable(provider: SocialProvider): ApiError {
  return new ApiError('social-unavailable', {
    parameters: nameOf(provider),
    headers: { 'retry-after': '10' },
  });
}
