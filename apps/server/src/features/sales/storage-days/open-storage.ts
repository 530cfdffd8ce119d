import { storageAccount, type StorageAccount } from '@patio/domain/sales/storage-days/storage-account.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { auctionLocker, type AuctionRow } from '../../trading/auctions/public.ts';
import { daysOf } from './days.store.ts';
import { lockStorage, storageOf, termsOf, type StorageRow } from './storage.store.ts';
import { writeDays, type WrittenDays } from './write-days.ts';

/** The storage of a purchase with its days, and what they add up to. */
export interface StorageNow extends WrittenDays {
  readonly row: StorageRow;
  readonly account: StorageAccount;
}

function addUp(row: StorageRow, written: WrittenDays): StorageNow {
  const taken = { waived: row.waived_cents, charged: row.charged_cents };
  return { row, ...written, account: storageAccount(termsOf(row), written.days, taken) };
}

/** Storage as it is written; undefined: it never costs for this purchase. */
export async function readStorage(queries: Queries, code: number): Promise<StorageNow | undefined> {
  const row = await storageOf(queries, code);
  if (row === undefined) return undefined;
  const { status, released_at: releasedAt } = row;
  const released = status === 'L' && releasedAt !== null ? dayOf(releasedAt) : null;
  return addUp(row, { days: await daysOf(queries, code), through: row.through ?? released });
}

/** Storage with all days that are over, under its lock; undefined: it never costs for this purchase. */
export async function followStorage(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  code: number,
  now: number,
): Promise<StorageNow | undefined> {
  const row = await lockStorage(transaction, code);
  return row && addUp(row, await writeDays(deps, transaction, row, now));
}

/** The same with the locks of offer and buyer first, as everything that moves money of a purchase. */
export async function openStorage(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  code: number,
  now: number,
): Promise<(StorageNow & { readonly offer: AuctionRow }) | undefined> {
  const seen = await storageOf(transaction, code);
  if (seen === undefined) return undefined;
  const offer = await auctionLocker(transaction).lock(seen.offer_code, seen.account_id);
  const storage = await followStorage(deps, transaction, code, now);
  return offer && storage && { ...storage, offer };
}
