import { storageCap } from '@patio/domain/sales/storage-days/storage-terms.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { messages } from '../../messaging/mail/public.ts';
import { announcePurchase } from '../../trading/results/public.ts';
import type { StorageNow } from './open-storage.ts';
import { termsOf } from './storage.store.ts';

/** What the buyer is told of their storage. Centavos, days as yyyy-mm-dd. */
export interface StorageMessage {
  readonly what: 'ending' | 'begun' | 'charged' | 'waived';
  /** The last free day; null: it is over. */
  readonly lastFree: string | null;
  /** The last day to pay what was charged; null: nothing was. */
  readonly dueOn: string | null;
  /** What was charged or waived. */
  readonly amount: number | null;
  /** In the words of the team. */
  readonly reason: string | null;
  /** Identifies the fact. */
  readonly fact: string;
  readonly at: number;
}

/** Tells the buyer of their storage: that free days end, that it costs, what was charged, or what was waived of it. */
export async function notifyOfStorage(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  { row, account }: StorageNow,
  { what, lastFree, dueOn, amount, reason, fact, at }: StorageMessage,
): Promise<void> {
  const { daily } = termsOf(row);
  const most = storageCap(termsOf(row), row.vehicles);
  await announcePurchase(deps, transaction, row, {
    section: 'diarias',
    fact: `storage-${row.code}-${fact}`,
    at,
    write: (mail) =>
      messages.storageNews({
        ...mail,
        what,
        lastFree,
        dueOn,
        daily: daily * row.vehicles,
        most,
        owed: account.owed,
        amount,
        reason,
      }),
  });
}
