import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { emptyBroadcastsTo } from './broadcasts.store.ts';

/** Empties broadcasts to a single account; their attachments are deleted after the commit. */
export async function forgetBroadcastsTo(
  { config, logger }: Pick<ServerDeps, 'config' | 'logger'>,
  transaction: Transaction,
  accountId: number,
): Promise<void> {
  const guids = await emptyBroadcastsTo(transaction, accountId);
  if (guids.length === 0) return;
  const storage = openStorage(config);
  transaction.afterCommit(() => {
    for (const guid of guids)
      storage
        .delete(`attachments/${guid}`)
        .catch((error: unknown) => logger.error({ err: error, attachment: guid }, 'attachment stays'));
  });
}
