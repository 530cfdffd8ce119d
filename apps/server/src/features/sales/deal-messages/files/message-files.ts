import type { Config } from '../../../../config/config.ts';
import { sealedFiles } from '../../../../platform/storage/sealed-files.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';

/** The files of messages, encrypted. */
export function messageFiles(config: Pick<Config, 'secretKey' | 'formerKeys'>, storage: Storage) {
  return sealedFiles(config, storage, 'messages');
}
