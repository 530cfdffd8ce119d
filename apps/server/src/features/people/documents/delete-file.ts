import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { documentFiles } from '../identity/public.ts';

/** Deletes the file of a document once its row is without it; null: it had none. */
export function deleteFileAfter(
  { config, logger }: Pick<ServerDeps, 'config' | 'logger'>,
  transaction: Transaction,
  guid: string | null,
): void {
  if (guid === null) return;
  const files = documentFiles(config, openStorage(config));
  transaction.afterCommit(() => {
    files
      .delete(guid)
      .catch((error: unknown) => logger.error({ err: error, document: guid }, 'document stays'));
  });
}
