import type { Config } from '../../../../config/config.ts';
import { sealedFiles } from '../../../../platform/storage/sealed-files.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';

/** The files of purchases, encrypted. */
export function purchaseFiles(config: Pick<Config, 'secretKey' | 'formerKeys'>, storage: Storage) {
  return sealedFiles(config, storage, 'purchase-documents');
}
