import type { SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { sendAccessCode } from '../sessions/public.ts';
import { accountOf } from './identities/identities.store.ts';
import { stepAsked } from './step-asked.ts';
import { nameOf, proveIdentity, type GivenProof, type SocialDeps } from './prove-identity.ts';

/**
 * Mails the access code to a user who has proven their identity at a provider, if a mailed code is their second step (S-33). Errors:
 * `social-refused`, `social-unknown`, `social-unavailable`, `too-many-requests`.
 */
export async function requestCodeSocially(
  deps: SocialDeps,
  provider: SocialProvider,
  proof: GivenProof,
  context: CallContext,
): Promise<void> {
  const identity = await proveIdentity(deps, provider, proof, context);
  const account = await accountOf(deps.database, identity);
  if (account === undefined) throw new ApiError('social-unknown', { parameters: nameOf(provider) });
  if ((await stepAsked(deps.database, account, identity)) === 'email')
    await sendAccessCode(deps, account, context);
}
