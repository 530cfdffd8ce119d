import type { Config } from '../../config/config.ts';
import type { Logger } from '../logging/logger.ts';
import { seal, unseal } from '../secrets/seal.ts';
import { forgetFile } from './forget-file.ts';
import type { Storage } from './storage.ts';

export type SealedFiles = ReturnType<typeof sealedFiles>;

/** Files of a folder stored encrypted, so that access to the storage alone reveals none; nothing there is served to anyone. */
export function sealedFiles(
  config: Pick<Config, 'secretKey' | 'formerKeys'>,
  storage: Storage,
  folder: string,
) {
  const placeOf = (guid: string): string => `${folder}/${guid}`;
  return {
    put: (guid: string, bytes: Buffer) =>
      storage.put(placeOf(guid), seal(config.secretKey, placeOf(guid), bytes.toString('base64'))),
    /** Null if it is gone. Errors: it was encrypted with a key that is missing. */
    read: async (guid: string): Promise<Buffer | null> => {
      const sealed = await storage.read(placeOf(guid));
      return sealed === null ? null : Buffer.from(unseal(config, placeOf(guid), sealed), 'base64');
    },
    delete: (guid: string) => storage.delete(placeOf(guid)),
    /** Deletes a file that no row names; a failure is only logged. */
    forget: (guid: string, logger: Logger) => forgetFile(storage, logger, placeOf(guid)),
  };
}
