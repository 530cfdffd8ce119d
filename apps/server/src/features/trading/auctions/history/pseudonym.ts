import { createHmac, hash } from 'node:crypto';
import { BoundedMap } from '../../../../platform/memory/bounded-map.ts';

/** Names and secrets made lately: a bid needs the same ones several times, and each costs as much as some hashes of lines. */
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
 * The name under which a bidder appears in one offer (rule 0.9): the same all through the offer, another one in every other, and not to
 * be turned back without the offer's key.
 */
export function pseudonym(key: string, bidderId: number): string {
  return madeOnce(key, String(bidderId), (digest) => `P-${digest.slice(0, 8).toUpperCase()}`);
}

/** What seals the reserve of an offer, not to be guessed without the offer's key; shown with the reserve, after the end (rule 0.6). */
export function reserveSecret(key: string): string {
  return createHmac('sha256', key).update('reserva').digest('hex');
}

/** What seals the maxima of an offer (rule 0.41), not to be guessed without the offer's key; shown with them. */
export function maximaSecret(key: string): string {
  return madeOnce(key, 'maximos', (digest) => digest);
}

/** Lower-case hexadecimal SHA-256 of a UTF-8 text. */
export function sha256Hex(text: string): string {
  return hash('sha256', text, 'hex');
}
