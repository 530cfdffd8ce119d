import { DOCUMENT_BYTES } from '@patio/contract/people/identity/identity-words.ts';
import type { Config } from '../../../config/config.ts';
import { seal, unseal } from '../../../platform/secrets/seal.ts';
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

/** Its key in the storage; nothing there is served to anyone. */
const placeOf = (guid: string): string => `identity/${guid}`;

/** Stores documents encrypted, so that access to the storage alone reveals none. */
export function documentFiles(config: Pick<Config, 'secretKey' | 'formerKeys'>, storage: Storage) {
  return {
    put: (guid: string, bytes: Buffer) =>
      storage.put(placeOf(guid), seal(config.secretKey, placeOf(guid), bytes.toString('base64'))),
    /** Null if it is gone. Errors: it was encrypted with a key that is missing. */
    read: async (guid: string): Promise<Buffer | null> => {
      const sealed = await storage.read(placeOf(guid));
      return sealed === null ? null : Buffer.from(unseal(config, placeOf(guid), sealed), 'base64');
    },
    delete: (guid: string) => storage.delete(placeOf(guid)),
  };
}
