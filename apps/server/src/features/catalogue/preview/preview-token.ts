import { createHash, randomBytes } from 'node:crypto';

/** A new token of 128 random bits, 22 URL-safe characters (S-26). */
export function newPreviewToken(): string {
  return randomBytes(16).toString('base64url');
}

/** The stored hash of a token. */
export function previewTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
