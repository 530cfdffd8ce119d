import type { SocialAccess } from '@patio/contract/identity/social/list-social-providers.ts';
import { authorizationAddress } from './authorization-address.ts';
import { storePending, type Pending } from './pending.ts';

/** What is asked of a provider. */
export type SocialRequest = Pick<Pending, 'purpose' | 'store' | 'returnTo'>;

/** Goes to a provider. False: this browser stores nothing, so the response could not be distinguished from a forged one. */
export function beginSocial(access: SocialAccess, request: SocialRequest): boolean {
  const { provedor: provider } = access;
  const [state, nonce] = [randomText(), randomText()];
  if (!storePending({ ...request, provider, state, nonce, at: Date.now() })) return false;
  window.location.assign(authorizationAddress(access, window.location.origin, { state, nonce }));
  return true;
}

/** 256 random bits. */
function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
