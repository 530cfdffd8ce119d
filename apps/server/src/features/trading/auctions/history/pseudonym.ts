import { createHash, createHmac } from 'node:crypto';

/**
 * The name under which a bidder appears in one offer (rule 0.9): the same all through the offer, another one in every other, and not to
 * be turned back without the offer's key.
 */
export function pseudonym(key: string, bidderId: number): string {
  const digest = createHmac('sha256', key).update(String(bidderId)).digest('hex');
  return `P-${digest.slice(0, 8).toUpperCase()}`;
}

/** What seals the reserve of an offer, not to be guessed without the offer's key; shown with the reserve, after the end (rule 0.6). */
export function reserveSecret(key: string): string {
  return createHmac('sha256', key).update('reserva').digest('hex');
}

/** What seals the maxima of an offer (rule 0.41), not to be guessed without the offer's key; shown with them. */
export function maximaSecret(key: string): string {
  return createHmac('sha256', key).update('maximos').digest('hex');
}

/** Lower-case hexadecimal SHA-256 of a UTF-8 text. */
export function sha256Hex(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
