import type { Transaction } from '../../../platform/db/database.ts';
import { addEvent, beginTransfer, type NewEvent } from './transfer.store.ts';

/** Writes what happened to the transfer of a purchase in the past, the oldest first: nobody is notified, and a job makes its summary. */
export async function replayTransfer(
  transaction: Transaction,
  purchaseCode: number,
  events: readonly NewEvent[],
): Promise<void> {
  await beginTransfer(transaction, purchaseCode);
  for (const event of events) await addEvent(transaction, purchaseCode, event);
}
