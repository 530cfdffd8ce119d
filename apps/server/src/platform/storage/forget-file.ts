import type { Logger } from '../logging/logger.ts';
import type { Storage } from './storage.ts';

/** Deletes a file that nothing refers to any more. A failure changes nothing for the user, so it is only logged: the file stays. */
export async function forgetFile(storage: Storage, logger: Logger, key: string): Promise<void> {
  await storage.delete(key).catch((error: unknown) => logger.error({ err: error, key }, 'file stays'));
}
