import { recordAudit } from '../../../platform/audit/public.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { storageEnded } from '../purchase-events/public.ts';
import { followStorage, type StorageNow } from './open-storage.ts';
import { noteCharged } from './storage.store.ts';

/** Whose act a charge follows from; epoch milliseconds. */
interface By {
  readonly actorId: number;
  /** The purchase is completed: nothing is charged after it. */
  readonly over: boolean;
  readonly at: number;
}

/** Charges what is owed of storage, each day once. The caller holds the locks of offer and storage. */
export async function chargeOwed(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  { row, account }: StorageNow,
  { actorId: by, over, at }: By,
): Promise<void> {
  const { code } = row;
  const { owed: amount, counted } = account;
  await noteCharged(transaction, code, { amount, over, at });
  if (amount === 0) return;
  await storageEnded.publish(deps, transaction, { code, at, amount, by });
  await recordAudit(transaction, {
    actorId: by,
    action: 'charge-storage',
    subject: `purchase ${code}`,
    details: { offer: row.offer_code, days: counted, waived: row.waived_cents, amount },
    at,
  });
}

/** Charges the storage of a purchase that is completed, once and for good. The caller holds the lock of its offer. */
export async function endStorage(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  { code, actorId, at }: { readonly code: number; readonly actorId: number; readonly at: number },
): Promise<void> {
  const storage = await followStorage(deps, transaction, code, at);
  if (storage === undefined || storage.row.ended_at !== null) return;
  await chargeOwed(deps, transaction, storage, { actorId, over: true, at });
}
