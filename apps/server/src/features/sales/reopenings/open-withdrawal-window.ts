import type { Transaction } from '../../../platform/db/database.ts';
import { endWindows, insertWindow, type WindowReason } from './windows.store.ts';

/** A new window. `until` null: until `closeWithdrawalWindows`. Instants in epoch milliseconds. */
interface NewWindow {
  readonly offerCode: number;
  readonly reason: WindowReason;
  readonly from: number;
  readonly until: number | null;
  readonly now: number;
}

/**
 * Lets everyone who had bid on an offer withdraw these bids for a time (rules 0.28, 0.31, 0.32). Bids placed from `now` on are excluded.
 * The caller holds the lock of the offer, and notifies the bidders.
 */
export async function openWithdrawalWindow(
  transaction: Transaction,
  { offerCode, reason, from, until, now }: NewWindow,
): Promise<void> {
  await insertWindow(transaction, {
    offer_code: offerCode,
    reason,
    opened_at: now,
    opens_at: from,
    closes_at: until,
  });
}

/** Closes the windows that a stay or a correction opened, when their cause is over. */
export async function closeWithdrawalWindows(
  transaction: Transaction,
  { offerCode, reason, now }: Pick<NewWindow, 'offerCode' | 'reason' | 'now'>,
): Promise<void> {
  await endWindows(transaction, offerCode, reason, now);
}
