import { createHmac, hash } from 'node:crypto';
import { BoundedMap } from '../../../../platform/memory/bounded-map.ts';

/** Cache of recent names and secrets: a bid needs the same ones several times, and each costs as much as some hashes of lines. */
const made = new BoundedMap<string, string>(20_000);

function madeOnce(key: string, of: string, make: (digest: string) => string): string {
  const place = `${key} ${of}`;
  const known = made.get(place);
  if (known !== undefined) return known;
  const value = make(createHmac('sha256', key).update(of).digest('hex'));
  made.set(place, value);
  return value;
}

/**
 * The pseudonym of a bidder in one offer (rule 0.9): constant within the offer, different in every other, and not reversible without the
 * offer's key.
 */
export function pseudonym(key: string, bidderId: number): string {
  return madeOnce(key, String(bidderId), (digest) => `P-${digest.slice(0, 8).toUpperCase()}`);
}

/** The secret that seals the reserve of an offer, not guessable without the offer's key; published with the reserve, after the end (rule 0.6). */
export function reserveSecret(key: string): string {
  return createHmac('sha256', key).update('reserva').digest('hex');
}

/** The secret that seals the maxima of an offer (rule 0.41), not guessable without the offer's key; published with them. */
export function maximaSecret(key: string): string {
  return madeOnce(key, 'maximos', (digest) => digest);
}

/** Lower-case hexadecimal SHA-256 of a UTF-8 text. */
export function sha256Hex(text: string): string {
  return hash('sha256', text, 'hex');
}
