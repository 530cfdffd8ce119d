import { createECDH, createHmac } from 'node:crypto';

/** The keys that identify us to push services (RFC 8292), base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const made = new Map<string, VapidKeys>();

/** The keys derived from the secret key: the same on every node, without a file. */
export function vapidKeysFrom(secretKey: string): VapidKeys {
  const known = made.get(secretKey);
  if (known) return known;
  for (let count = 0; ; count += 1) {
    const bytes = createHmac('sha256', Buffer.from(secretKey, 'base64')).update(`vapid:${count}`).digest();
    const curve = createECDH('prime256v1');
    try {
      curve.setPrivateKey(bytes);
    } catch {
      // One number in four billion is not a valid key of the curve.
      continue;
    }
    const keys = {
      publicKey: curve.getPublicKey('base64url'),
      privateKey: bytes.toString('base64url'),
    };
    made.set(secretKey, keys);
    return keys;
  }
}
