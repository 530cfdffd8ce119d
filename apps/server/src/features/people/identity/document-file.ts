import { DOCUMENT_BYTES } from '@patio/contract/people/identity/identity-words.ts';
import type { Config } from '../../../config/config.ts';
import { sealedFiles } from '../../../platform/storage/sealed-files.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

/** The type of a document, by its content; null if it cannot be viewed. Names and types sent by clients are ignored. */
export function documentType(bytes: Buffer): 'pdf' | 'png' | 'jpg' | null {
  const head = bytes.toString('latin1', 0, 8);
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head === '\x89PNG\r\n\x1A\n') return 'png';
  return head.startsWith('\xFF\xD8\xFF') ? 'jpg' : null;
}

/** Whether the file is small enough to be stored. */
export const fits = (bytes: Buffer): boolean => bytes.length > 0 && bytes.length <= DOCUMENT_BYTES;

/** The documents of identities and profiles, encrypted. */
export function documentFiles(config: Pick<Config, 'secretKey' | 'formerKeys'>, storage: Storage) {
  return sealedFiles(config, storage, 'identity');
}
