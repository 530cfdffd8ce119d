import { listIdentities, type Identity } from '@patio/contract/identity/social/list-identities.ts';
import {
  listSocialProviders,
  type SocialAccess,
} from '@patio/contract/identity/social/list-social-providers.ts';
import { unlinkIdentity } from '@patio/contract/identity/social/unlink-identity.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { saved, type Saved } from '../../../platform/api/saved.ts';

/** A provider as the owner of an account sees it: linked, to be linked, or linked and no longer offered. */
export interface LinkedProvider {
  readonly provider: SocialProvider;
  readonly identity: Identity | null;
  /** Null: this house does not have it (any more). */
  readonly access: SocialAccess | null;
}

/** The providers that are linked or may be. Errors: `CallFailure`. */
export async function loadIdentities(): Promise<readonly LinkedProvider[]> {
  const [{ data: identities }, { data: offered }] = await Promise.all([
    browserCall(listIdentities),
    browserCall(listSocialProviders),
  ]);
  return SOCIAL_PROVIDERS.map((provider) => ({
    provider,
    identity: identities.find(({ provedor }) => provedor === provider) ?? null,
    access: offered.find(({ provedor }) => provedor === provider) ?? null,
  })).filter(({ identity, access }) => identity !== null || access !== null);
}

/** Takes a provider away from the account. `confirmacao`: the password of the owner, or the code that was mailed to them. */
export function unlinkProvider(provider: SocialProvider, confirmacao: string): Promise<Saved<unknown>> {
  return saved<unknown>(() => browserCall(unlinkIdentity, { params: { provider }, body: { confirmacao } }));
}
