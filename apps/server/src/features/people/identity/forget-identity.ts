import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { documentFiles } from './document-file.ts';
import { identityWriter } from './identity.store.ts';

/** Deletes the requests of an account; the files are deleted after the commit. */
export async function forgetIdentityOf(
  { config, logger }: Pick<ServerDeps, 'config' | 'logger'>,
  transaction: Transaction,
  accountId: number,
): Promise<void> {
  const guids = await identityWriter(transaction).forget(accountId);
  if (guids.length === 0) return;
  const files = documentFiles(config, openStorage(config));
  transaction.afterCommit(() => {
    for (const guid of guids)
      files
        .delete(guid)
        .catch((error: unknown) => logger.error({ err: error, document: guid }, 'document stays'));
  });
}
