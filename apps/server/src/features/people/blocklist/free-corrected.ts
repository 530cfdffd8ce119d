import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { markKeys } from '../../../platform/secrets/mark-key.ts';
import { blocklistReader, blocklistWriter } from './blocklist.store.ts';
import { documentMarks } from './listing-marks.ts';

/** Serialises changes: take it before the row of an account, as adding and lifting a listing do. */
export function lockBlocklist(transaction: Transaction): Promise<unknown> {
  return blocklistWriter(transaction).lock();
}

/**
 * Lets an account deal again that was barred because of a document which is no longer its own. An account that was listed itself, or uses a
 * listed device, stays barred. Returns whether it was freed; the caller holds `lockBlocklist`.
 */
export async function freeCorrected(
  deps: Pick<ServerDeps, 'config' | 'logger'>,
  transaction: Transaction,
  accountId: number,
): Promise<boolean> {
  const reader = blocklistReader(transaction);
  const stopped = (await reader.stopped()).find(({ id }) => id === accountId);
  if (!stopped) return false;
  const { document, store_document: store, representative_document: representative } = stopped;
  const marks = documentMarks(await markKeys(deps, transaction), [document, store, representative]);
  if (await reader.names(accountId, marks)) return false;
  await blocklistWriter(transaction).free(accountId);
  return true;
}
