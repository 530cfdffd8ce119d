/** The alphabet of recovery codes, without look-alikes (Crockford's base 32). */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const RECOVERY_LENGTH = 12;
export const RECOVERY_CODES = 10;

/** A second step as it was typed. */
export type SecondStepCode =
  /** Six digits of an app. */
  { readonly kind: 'app'; readonly digits: string } | { readonly kind: 'recovery'; readonly code: string };

const DIGITS = /^\d{6}$/;
const RECOVERY = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH}}$`);

/** Parses the input: spaces, hyphens and letter case are ignored, look-alikes in a recovery code are accepted. Null for neither. */
export function readSecondStepCode(text: string): SecondStepCode | null {
  const plain = text.replaceAll(/[\s-]/g, '');
  if (DIGITS.test(plain)) return { kind: 'app', digits: plain };
  const code = plain.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return RECOVERY.test(code) ? { kind: 'recovery', code } : null;
}

/** A recovery code as displayed: `7KQM-2XVA-9D4T`. */
export function writtenRecoveryCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}
