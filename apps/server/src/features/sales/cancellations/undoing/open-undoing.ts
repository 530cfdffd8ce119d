import type { Transaction } from '../../../../platform/db/database.ts';
import { recordSellingEvent } from '../../../messaging/selling-side/public.ts';
import { personOf } from '../../../trading/results/public.ts';
import { adoptRequest, endUndoing, insertUndoing, releaseRequest } from './undoing.store.ts';

/** A sale that is to be undone because of a complaint. Epoch milliseconds. */
interface Opened {
  readonly complaint: number;
  readonly purchase: number;
  readonly offerCode: number;
  readonly accountId: number;
  /** Who decided it on the complaint: another one confirms it. */
  readonly proposedBy: number;
  readonly at: number;
}

/**
 * Puts a sale before the sales team that is to be undone because of a complaint, as a request to cancel: nothing is handed over or paid out meanwhile. A
 * request that the buyer made themselves is answered with it. The caller holds the lock of the offer; the sale was not cancelled.
 */
export async function openUndoing(transaction: Transaction, opened: Opened): Promise<void> {
  const { offerCode, accountId, at } = opened;
  const adopted = await adoptRequest(transaction, opened);
  if (adopted !== undefined) return;
  const person = await personOf(transaction, accountId);
  const ref = await insertUndoing(transaction, opened, person?.idiom ?? 'PTBR');
  await recordSellingEvent(transaction, { event: 'cancellation-requested', offerCode, ref, at });
}

/** The sale is not to be undone any more: its buyer withdrew the complaint, or has it reviewed. What they asked for themselves still waits. */
export async function dropUndoing(
  transaction: Transaction,
  { complaint, purchase, at }: Pick<Opened, 'complaint' | 'purchase' | 'at'>,
): Promise<void> {
  if (await releaseRequest(transaction, complaint)) return;
  await endUndoing(transaction, { complaint, purchase, at });
}
