import type { SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import type { Pending } from './pending.ts';

/** What a provider answered. `denied`: the person did not want to. */
export type SocialAnswer =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'denied' }
  | { readonly kind: 'failed' };

/** The words of OAuth 2 for a user who closed the page or said no; Facebook uses the first. */
const DENIED = new Set(['access_denied', 'user_cancelled_login', 'user_denied', 'interaction_required']);

/** Reads the answer out of query and fragment. One that this tab did not ask for is none (state). */
export function readAnswer(
  provider: SocialProvider,
  { search, hash }: { readonly search: string; readonly hash: string },
  pending: Pick<Pending, 'provider' | 'state'> | null,
): SocialAnswer {
  const answer = new URLSearchParams(hash.replace(/^#/, ''));
  const query = new URLSearchParams(search);
  const field = (name: string): string => answer.get(name) ?? query.get(name) ?? '';
  if (DENIED.has(field('error'))) return { kind: 'denied' };
  // Tokens come in the fragment only: what is in a query has been seen on the way.
  const token = answer.get(provider === 'google' ? 'id_token' : 'access_token') ?? '';
  const asked = pending !== null && pending.provider === provider && pending.state === field('state');
  return asked && field('error') === '' && token !== '' ? { kind: 'token', token } : { kind: 'failed' };
}
