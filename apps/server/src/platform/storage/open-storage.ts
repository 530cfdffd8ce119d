import type { Config } from '../../config/config.ts';
import { fileStorage } from './file-storage.ts';
import type { Storage } from './storage.ts';

/** Opens the storage of pictures and attachments: a directory that nodes share. */
export function openStorage({ filesDir }: Pick<Config, 'filesDir'>): Storage {
  return fileStorage(filesDir);
}
