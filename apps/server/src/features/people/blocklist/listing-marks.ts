import { createHmac } from 'node:crypto';
import { taxRoot } from '@patio/domain/validation/tax-root.ts';

/** The mark of a listed document: of the person, or of the company that all its establishments belong to. */
export function documentMark(key: string, document: string): Buffer {
  return markBy(key, taxRoot(document) ?? '');
}

/** The marks that any of these documents may have, with every key that may have been used. */
export function documentMarks(
  keys: readonly string[],
  documents: readonly (string | null)[],
): readonly Buffer[] {
  const roots = documents.map(taxRoot).filter((root) => root !== null);
  return keys.flatMap((key) => roots.map((root) => markBy(key, root)));
}

function markBy(key: string, root: string): Buffer {
  return createHmac('sha256', Buffer.from(key, 'base64')).update(`blocklist ${root}`).digest();
}
