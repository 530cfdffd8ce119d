import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

const shape = /^[\w-]{43}$/;

/** A new secret of 256 random bits, 43 characters (S-32). */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text has the format of a secret. */
export function isSecret(text: string | undefined): text is string {
  return text !== undefined && shape.test(text);
}

/** The stored hash of a secret. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Makes the successors of a secret unpredictable: 128 random bits. */
export function newSalt(): Buffer {
  return randomBytes(16);
}

/**
 * The secret that follows another one. A client with the old one and the stored salt gets the same result again, so that a second tab gets
 * what the first one got; the salt alone reveals nothing.
 */
export function successorOf(secret: string, salt: Buffer, purpose: 'token' | 'refresh'): string {
  return createHmac('sha256', secret).update(salt).update(purpose).digest('base64url');
}

/** Six random digits (S-33). */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
