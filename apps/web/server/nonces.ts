import { randomBytes, randomFillSync } from 'node:crypto';

const BYTES = 16;
/** Asking the system for random bytes costs more than a page that is sent from memory: they are taken for many nonces at once. */
const random = Buffer.alloc(BYTES * 256);
let used = random.length;

/** A nonce for the scripts of one page. */
export function newNonce(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += BYTES;
  return random.toString('base64', used - BYTES, used);
}

/** Stands for a nonce in a page that is rendered for several visitors. It is as long as one, and no page contains it by chance. */
export function nonceMarker(): string {
  return randomBytes(12).toString('hex');
}

/** Where a page contains the marker. */
export function placesOf(html: Buffer, marker: string): number[] {
  const places: number[] = [];
  for (let at = html.indexOf(marker); at !== -1; at = html.indexOf(marker, at + marker.length))
    places.push(at);
  return places;
}

/** Writes a nonce over what is at these places of a page. */
export function writeNonces(html: Buffer, places: readonly number[], nonce: string): void {
  for (const place of places) html.write(nonce, place, 'latin1');
}
