import { ConfigError } from '../../config/config-error.ts';
import type { Config } from '../../config/config.ts';
import { fileStorage } from './file-storage.ts';
import type { Storage } from './storage.ts';

/** Opens the storage that the configuration names. Throws `ConfigError` for one that this version cannot speak to. */
export function openStorage(config: Config): Storage {
  if (config.storage.kind === 'files') return fileStorage(config.storage.dir);
  throw new ConfigError([
    'S3_ENDPOINT: this version keeps files in the data directory only; leave the S3_* variables out and mount shared storage at PATIO_DATA_DIR/files.',
  ]);
}
