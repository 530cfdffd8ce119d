import { isIP } from 'node:net';
import type { Config } from '../../../config/config.ts';

/** The relying party of passkeys, and where they work. */
export interface RelyingParty {
  /** Host name. */
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

/**
 * The main site at its public URL, whichever store is being viewed; null if browsers support no passkeys there: at a bare network address,
 * or without TLS except on this machine (WebAuthn Level 3, 5.1). This machine is then `localhost`, however it is written.
 */
export function relyingParty({ publicUrl, brand }: Pick<Config, 'publicUrl' | 'brand'>): RelyingParty | null {
  const address = new URL(publicUrl);
  if (address.hostname === '127.0.0.1') address.hostname = 'localhost';
  const { hostname, origin, protocol } = address;
  const trusted = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  if (!trusted || hostname.startsWith('[') || isIP(hostname) !== 0) return null;
  return { id: hostname, origin, name: brand.name };
}
