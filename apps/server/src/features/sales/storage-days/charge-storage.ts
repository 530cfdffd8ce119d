import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { storageEnded } from '../purchase-events/public.ts';
import { lastDueAt } from './due-charges.store.ts';
import { notifyOfStorage } from './notify-storage.ts';
import { followStorage, type StorageNow } from './open-storage.ts';
import { noteCharged } from './storage.store.ts';

/** Whose act a charge follows from; epoch milliseconds. */
interface By {
  /** Null: the program. */
  readonly actorId: number | null;
  /** The purchase is completed: after it only days of a complaint are charged, which count after all. */
  readonly over: boolean;
  readonly at: number;
}

/** Charges what is owed of storage, each day once, and tells the buyer. The caller holds the locks of offer and storage. */
export async function chargeOwed(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  storage: StorageNow,
  { actorId: by, over, at }: By,
): Promise<void> {
  const { row, account } = storage;
  const { code } = row;
  const { owed: amount, counted } = account;
  await noteCharged(transaction, code, { amount, over, at });
  if (amount === 0) return;
  await storageEnded.publish(deps, transaction, { code, at, amount, by });
  await recordAudit(transaction, {
    actorId: by,
    ...(by === null && { command: 'storage' }),
    action: 'charge-storage',
    subject: `purchase ${code}`,
    details: { offer: row.offer_code, days: counted, waived: row.waived_cents, amount },
    at,
  });
  const dueAt = await lastDueAt(transaction, code);
  await notifyOfStorage(deps, transaction, storage, {
    what: 'charged',
    lastFree: null,
    dueOn: dueAt === null ? null : dayOf(dueAt),
    amount,
    reason: null,
    fact: `charged-${row.version}`,
    at,
  });
}

/** Charges the storage of a purchase that is completed, once and for good. The caller holds the lock of its offer. */
export async function endStorage(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  { code, actorId, at }: { readonly code: number; readonly actorId: number; readonly at: number },
): Promise<void> {
  const storage = await followStorage(deps, transaction, code, at);
  if (storage === undefined || storage.row.ended_at !== null) return;
  await chargeOwed(deps, transaction, storage, { actorId, over: true, at });
}
