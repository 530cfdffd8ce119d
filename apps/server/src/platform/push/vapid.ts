import { createECDH, createHmac, createPrivateKey, sign } from 'node:crypto';

/** The keys by which push services know the house (RFC 8292), base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const made = new Map<string, VapidKeys>();

/** The keys that follow from the secret key of the house: the same on every node, without a file of their own. */
export function vapidKeysFrom(secretKey: string): VapidKeys {
  const known = made.get(secretKey);
  if (known) return known;
  for (let count = 0; ; count += 1) {
    const bytes = createHmac('sha256', Buffer.from(secretKey, 'base64')).update(`vapid:${count}`).digest();
    const curve = createECDH('prime256v1');
    try {
      curve.setPrivateKey(bytes);
    } catch {
      // One number in four billion is no key of the curve.
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

/** The header `Authorization` of a message to a push service. `subject` is an address of the house, `expires` in epoch milliseconds. */
export function vapidHeader(
  keys: VapidKeys,
  claim: { readonly endpoint: string; readonly subject: string; readonly expires: number },
): string {
  const point = Buffer.from(keys.publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: keys.privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    aud: new URL(claim.endpoint).origin,
    exp: Math.floor(claim.expires / 1000),
    sub: claim.subject,
  };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
