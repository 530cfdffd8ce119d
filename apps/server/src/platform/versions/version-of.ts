import { createHash } from 'node:crypto';

/**
 * A mark of how something stood when it was read: who changes it sends the mark back, and learns that another user changed it meanwhile
 * instead of undoing that. The same values give the same mark, in whatever process.
 */
export function versionOf(values: readonly (string | number | boolean | null)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
}
