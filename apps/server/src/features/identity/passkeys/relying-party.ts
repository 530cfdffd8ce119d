import { isIP } from 'node:net';
import type { Config } from '../../../config/config.ts';

/** In whose name passkeys are made, and where they are good. */
export interface RelyingParty {
  /** Host name. */
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

/**
 * The house at its public address, whichever store is being looked at; null where browsers give no passkeys: at a bare network address,
 * or without TLS anywhere but on this machine (WebAuthn Level 3, 5.1). This machine is `localhost` then, however it is written.
 */
export function relyingParty({ publicUrl, brand }: Pick<Config, 'publicUrl' | 'brand'>): RelyingParty | null {
  const address = new URL(publicUrl);
  if (address.hostname === '127.0.0.1') address.hostname = 'localhost';
  const { hostname, origin, protocol } = address;
  const trusted = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  if (!trusted || hostname.startsWith('[') || isIP(hostname) !== 0) return null;
  return { id: hostname, origin, name: brand.name };
}
