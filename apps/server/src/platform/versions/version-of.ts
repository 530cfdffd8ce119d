import { createHash } from 'node:crypto';

/**
 * A version mark of data as it was read: a client that changes the data sends the mark back, and learns that another user changed it
 * meanwhile instead of overwriting that. The same values give the same mark in every process.
 */
export function versionOf(values: readonly (string | number | boolean | null)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
}
