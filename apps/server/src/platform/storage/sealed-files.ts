import { buffer } from 'node:stream/consumers';
import type { Logger } from '../logging/logger.ts';
import { HEAD_BYTES, looksSealed, reseal, seal, unseal } from '../secrets/seal.ts';
import type { SecretKeys } from '../secrets/secret-keys.ts';
import { forgetFile } from './forget-file.ts';
import type { Storage } from './storage.ts';

export type SealedFiles = ReturnType<typeof sealedFiles>;

/** Files of a folder stored encrypted, so that access to the storage alone reveals none; nothing there is served to anyone. */
export function sealedFiles(config: SecretKeys, storage: Storage, folder: string) {
  const placeOf = (guid: string): string => `${folder}/${guid}`;
  return {
    put: (guid: string, bytes: Buffer) =>
      storage.put(placeOf(guid), seal(config.secretKey, placeOf(guid), bytes.toString('base64'))),
    /** Null if it is gone. Errors: it was encrypted with a key that is missing. */
    read: async (guid: string): Promise<Buffer | null> => {
      const sealed = await storage.read(placeOf(guid));
      return sealed === null ? null : Buffer.from(unseal(config, placeOf(guid), sealed), 'base64');
    },
    /**
     * Seals a file with the current key if an older one has sealed it; readers see the old or the new ciphertext. `unreadable`: no key opens it.
     * A file that is gone is the `same`.
     */
    reseal: async (guid: string): Promise<'same' | 'sealed' | 'unreadable'> => {
      const place = placeOf(guid);
      if (looksSealed(config, await headOf(storage, place))) return 'same';
      const sealed = await storage.read(place);
      if (sealed === null) return 'same';
      const renewed = renewedOf(config, place, sealed);
      if (renewed === null || renewed === 'unreadable') return renewed ?? 'same';
      await storage.put(place, renewed);
      return 'sealed';
    },
    delete: (guid: string) => storage.delete(placeOf(guid)),
    /** Deletes a file that no row names; a failure is only logged. */
    forget: (guid: string, logger: Logger) => forgetFile(storage, logger, placeOf(guid)),
  };
}

/** The first bytes of a file; none if it is gone or shorter. */
async function headOf(storage: Storage, key: string): Promise<Buffer> {
  const file = await storage.get(key);
  if (file === null || file.size < HEAD_BYTES) return Buffer.alloc(0);
  return buffer(await file.open({ first: 0, last: HEAD_BYTES - 1 }));
}

function renewedOf(keys: SecretKeys, place: string, sealed: Buffer): Buffer | 'unreadable' | null {
  try {
    return reseal(keys, place, sealed);
  } catch {
    return 'unreadable';
  }
}
