import { randomFillSync } from 'node:crypto';

const bytesOfOne = 16;
/** Asking the system for random bytes costs more than a page that is sent from memory: they are taken for many nonces at once. */
const random = Buffer.alloc(bytesOfOne * 256);
let used = random.length;

/** The length of every nonce, in bytes of its text. */
export const NONCE_LENGTH = 24;

/** A new nonce for the scripts of one page. */
export function newNonce(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += bytesOfOne;
  return random.toString('base64', used - bytesOfOne, used);
}
