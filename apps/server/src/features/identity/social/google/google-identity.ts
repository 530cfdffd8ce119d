import { isGoogleMailbox } from '@patio/domain/identity/social/google-mailbox.ts';
import { isEmail, normalizeEmail } from '@patio/domain/validation/email.ts';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Identity } from '../../../../config/config.ts';
import type { ProvenIdentity, SocialIdentityProvider, Verification } from '../social-identity-provider.ts';

/** How long keys are cached, and how soon an unknown key causes a reload. */
const keysAgeMs = 600_000;
const pauseMs = 10_000;

const claims = z.object({
  sub: z.string().min(1).max(255),
  aud: z.string(),
  azp: z.string().optional(),
  nonce: z.string().optional(),
  exp: z.number(),
  email: z.string().max(320).optional(),
  hd: z.string().max(255).optional(),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .optional(),
});

type Claims = z.output<typeof claims>;

/** Errors of the token itself, not of the provider or the connection. */
const refusals = [
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];

/** Google: the ID token is signed (RS256), and the keys are fetched from Google and cached for a while. */
export function googleIdentity(
  { clientId, issuer, keysUrl }: NonNullable<Identity['google']>,
  timeoutMs: number,
): SocialIdentityProvider {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: timeoutMs,
    cacheMaxAge: keysAgeMs,
    cooldownDuration: pauseMs,
  });
  // Google has used both issuers, with and without the scheme.
  const issuers = [issuer, issuer.replace(/^https:\/\//, '')];
  return {
    async verify({ idSocial, tokenSocial, nonce }, now): Promise<Verification> {
      try {
        const { payload } = await jwtVerify(tokenSocial, keys, {
          algorithms: ['RS256'],
          issuer: issuers,
          audience: clientId,
          requiredClaims: ['sub', 'exp', 'iat'],
          currentDate: new Date(now),
        });
        const read = claims.safeParse(payload);
        if (!read.success || !isMeant(read.data, { idSocial, nonce, clientId })) return { kind: 'refused' };
        return { kind: 'proven', identity: identityOf(read.data, tokenSocial) };
      } catch (error) {
        return { kind: refusals.some((refusal) => error instanceof refusal) ? 'refused' : 'unavailable' };
      }
    },
  };
}

/** Issued for this application, and for this sign-in. */
function isMeant(
  { sub, aud, azp, nonce }: Claims,
  wanted: { idSocial: string; nonce: string | null; clientId: string },
): boolean {
  const forUs = aud === wanted.clientId && (azp === undefined || azp === wanted.clientId);
  return forUs && sub === wanted.idSocial && (wanted.nonce === null || nonce === wanted.nonce);
}

function identityOf(
  { sub, email = '', email_verified: verified, hd: hostedDomain = '', exp }: Claims,
  token: string,
): ProvenIdentity {
  const address = normalizeEmail(email);
  // Without the signature, whose last character can be encoded in more than one way.
  const signed = token.slice(0, token.lastIndexOf('.'));
  return {
    provider: 'google',
    subject: sub,
    email: isEmail(address) ? address : null,
    emailVerified: verified === true && isEmail(address),
    hostsMailbox: isGoogleMailbox(address, hostedDomain),
    once: { tokenHash: createHash('sha256').update(signed).digest(), expiresAt: exp * 1000 },
  };
}
