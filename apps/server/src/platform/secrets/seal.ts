import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { everyKey, type SecretKeys } from './secret-keys.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text for the database: nonce, tag and ciphertext in one (S-15). `key` is 32 bytes in base64; `place` is authenticated with it:
 * the text cannot be decrypted under another place.
 */
export function seal(key: string | null, place: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(key), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(place));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]);
}

/** Decrypts a sealed text with the current key or an older one. Errors: wrong key, wrong place, or changed bytes. */
export function unseal(keys: SecretKeys, place: string, sealed: Buffer): string {
  const [first, ...others] = everyKey(keys);
  const former = others.find((key) => opens(key, place, sealed));
  return open(former ?? first, place, sealed);
}

/** The same text encrypted with the current key; null if it already is. Errors: as `unseal`. */
export function reseal(keys: SecretKeys, place: string, sealed: Buffer): Buffer | null {
  const [first] = everyKey(keys);
  return opens(first, place, sealed) ? null : seal(first, place, unseal(keys, place, sealed));
}

/** Bytes of a sealed text that show whether it is of a key; base64 in so many is no coincidence. */
export const HEAD_BYTES = NONCE_BYTES + TAG_BYTES + 64;

/**
 * Whether a sealed text in base64, of which these are the first `HEAD_BYTES`, was sealed with the current key. Nothing is authenticated by it:
 * it only spares reading the rest of what needs no change.
 */
export function looksSealed(keys: SecretKeys, head: Buffer): boolean {
  if (head.length < HEAD_BYTES) return false;
  const nonce = head.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyOf(everyKey(keys)[0]), nonce, { authTagLength: TAG_BYTES });
  const text = decipher.update(head.subarray(NONCE_BYTES + TAG_BYTES)).toString('latin1');
  return /^[A-Za-z0-9+/]+$/.test(text);
}

function opens(key: string, place: string, sealed: Buffer): boolean {
  try {
    open(key, place, sealed);
    return true;
  } catch {
    return false;
  }
}

function open(key: string, place: string, sealed: Buffer): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyOf(key), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(tag);
  const content = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([content, decipher.final()]).toString('utf8');
}

function keyOf(key: string | null): Buffer {
  if (key === null) throw new Error('There is no secret key to encrypt with.');
  return Buffer.from(key, 'base64');
}
