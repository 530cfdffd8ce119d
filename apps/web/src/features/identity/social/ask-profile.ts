import type { SocialAccess } from '@patio/contract/identity/social/list-social-providers.ts';
import { claimsOf, profileFrom, type SocialProfile } from './token-claims.ts';

const PATIENCE_MS = 8000;

/** Who a user is at a provider: Google's token says it, Facebook is asked. Null: it is unknown. */
export async function askProfile(
  { provedor, perfil }: SocialAccess,
  token: string,
): Promise<SocialProfile | null> {
  if (provedor === 'google' || perfil === null) return claimsOf(token);
  try {
    const response = await fetch(`${perfil}&access_token=${encodeURIComponent(token)}`, {
      headers: { accept: 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.ok ? profileFrom(await response.json(), 'id') : null;
  } catch {
    return null;
  }
}
