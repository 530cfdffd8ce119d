import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';
import { randomUUID } from 'node:crypto';

/** Signs ID tokens as Google does, with keys of its own. */
export interface GoogleSigner {
  /** The public keys (RFC 7517). */
  keys(): Promise<{ readonly keys: readonly JWK[] }>;
  sign(claims: JWTPayload): Promise<string>;
}

/** Its keys are created on first use, and live as long as the process. */
export function createGoogleSigner(): GoogleSigner {
  const kid = randomUUID();
  let made: ReturnType<typeof generateKeyPair> | undefined;
  const pair = () => (made ??= generateKeyPair('RS256'));
  return {
    keys: async () => {
      const jwk = await exportJWK((await pair()).publicKey);
      return { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] };
    },
    sign: async (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .sign((await pair()).privateKey),
  };
}
