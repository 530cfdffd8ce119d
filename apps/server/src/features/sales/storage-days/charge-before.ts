import { isChargedBefore } from '@patio/domain/sales/storage-days/storage-account.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { chargeOwed } from './charge-storage.ts';
import { openStorage } from './open-storage.ts';
import { standingOf, termsOf } from './storage.store.ts';

/** Charges the storage until now of a purchase whose keys wait for it. Errors: `storage-changed`, `storage-nothing`. */
export async function chargeBefore(
  deps: ServerDeps,
  { code, version, actorId }: { readonly code: number; readonly version: number; readonly actorId: number },
): Promise<void> {
  await deps.database.transact(async (transaction) => {
    const at = deps.clock.now();
    const storage = await openStorage(deps, transaction, code, at);
    if (storage === undefined) throw new ApiError('storage-nothing');
    const { row, account } = storage;
    if (row.version !== version) throw new ApiError('storage-changed');
    if (!isChargedBefore(termsOf(row), account, standingOf(row))) throw new ApiError('storage-nothing');
    await chargeOwed(deps, transaction, storage, { actorId, over: false, at });
  });
}
