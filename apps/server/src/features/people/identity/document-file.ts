import { DOCUMENT_BYTES } from '@patio/contract/people/identity/identity-words.ts';
import type { Config } from '../../../config/config.ts';
import { seal, unseal } from '../../../platform/secrets/seal.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

/** What a document is, by what it holds; null when it is nothing that can be looked at. Names and types that callers give say nothing. */
export function documentType(bytes: Buffer): 'pdf' | 'png' | 'jpg' | null {
  const head = bytes.toString('latin1', 0, 8);
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head === '\x89PNG\r\n\x1A\n') return 'png';
  return head.startsWith('\xFF\xD8\xFF') ? 'jpg' : null;
}

/** Whether the file is small enough to be stored. */
export const fits = (bytes: Buffer): boolean => bytes.length > 0 && bytes.length <= DOCUMENT_BYTES;

/** Where it lies in the storage; nothing there is served to anyone. */
const placeOf = (guid: string): string => `identity/${guid}`;

/** Keeps documents sealed, so that anyone who gets at the storage alone reads none. */
export function documentFiles(config: Pick<Config, 'secretKey' | 'formerKeys'>, storage: Storage) {
  return {
    put: (guid: string, bytes: Buffer) =>
      storage.put(placeOf(guid), seal(config.secretKey, placeOf(guid), bytes.toString('base64'))),
    /** Null when it is gone. Errors: it was sealed with a key that is no longer there. */
    read: async (guid: string): Promise<Buffer | null> => {
      const sealed = await storage.read(placeOf(guid));
      return sealed === null ? null : Buffer.from(unseal(config, placeOf(guid), sealed), 'base64');
    },
    delete: (guid: string) => storage.delete(placeOf(guid)),
  };
}
