import type { SocialAccess } from '@patio/contract/identity/social/list-social-providers.ts';

/**
 * Where a provider asks who a user is: Google signs an ID token (OpenID Connect, implicit), Facebook gives an access token. Both come
 * back in the fragment, which no server sees.
 */
export function authorizationAddress(
  { provedor, endereco, cliente }: SocialAccess,
  origin: string,
  { state, nonce }: { readonly state: string; readonly nonce: string },
): string {
  const address = new URL(endereco, origin);
  const asked: Readonly<Record<string, string>> =
    provedor === 'google'
      ? { response_type: 'id_token', scope: 'openid email profile', nonce, prompt: 'select_account' }
      : { response_type: 'token', scope: 'public_profile,email' };
  const query: Readonly<Record<string, string>> = {
    client_id: cliente,
    redirect_uri: `${origin}/auth/social/${provedor}`,
    state,
    ...asked,
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}
