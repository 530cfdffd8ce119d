import { createHmac } from 'node:crypto';
import { taxRoot } from '@patio/domain/validation/tax-root.ts';
import { everyKey, oldestKey, type SecretKeys } from '../../../platform/secrets/secret-keys.ts';

const markBy = (key: string, root: string): Buffer =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(`blocklist ${root}`).digest();

/** The mark of a listed document: of the person, or of the company that all its establishments belong to. */
export function documentMark(keys: SecretKeys, document: string): Buffer {
  return markBy(oldestKey(keys), taxRoot(document) ?? '');
}

/** The marks that any of these documents may have, with every key that may have been used. */
export function documentMarks(keys: SecretKeys, documents: readonly (string | null)[]): readonly Buffer[] {
  const roots = documents.map(taxRoot).filter((root) => root !== null);
  return everyKey(keys).flatMap((key) => roots.map((root) => markBy(key, root)));
}
