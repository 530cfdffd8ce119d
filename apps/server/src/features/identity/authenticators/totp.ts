import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: STEP_MS / 1000 } as const;

/** A new secret of an app: 160 random bits in base 32 (RFC 4226, 4). */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The time step of a six-digit code, now or one step to either side; null for none (RFC 6238, 5.2). */
export function stepOfCode(secret: string, digits: string, now: number): number | null {
  const delta = new TOTP({ ...SETTINGS, secret: Secret.fromBase32(secret) }).validate({
    token: digits,
    timestamp: now,
    window: 1,
  });
  return delta === null ? null : Math.floor(now / STEP_MS) + delta;
}

/** The URL in the QR code for apps. */
export function totpAddress(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...SETTINGS, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}
