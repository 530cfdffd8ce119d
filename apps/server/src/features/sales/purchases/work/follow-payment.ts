import { decideOrderChange } from '@patio/domain/sales/purchases/decide-order-change.ts';
import { followCharges, isPaymentWithdrawn } from '@patio/domain/sales/purchases/purchase-order.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { lockPurchase } from '../defaults.store.ts';
import { followStage } from '../stages/follow-stage.ts';
import { orderValues } from './undo-work.ts';
import { workOf, writeOrder, writeVersion } from './work.store.ts';

interface Payment {
  readonly code: number;
  /** Everything that the purchase was charged is paid, or is not any more; null: that stays as it is. */
  readonly approved: boolean | null;
  /** What was charged by the sale itself is paid: at most a freight is open, for which the delivery waits by itself. */
  readonly standing: boolean;
  /** Null: the program. */
  readonly by: number | null;
  readonly at: number;
}

/**
 * Writes to a purchase what the book says of its payment, as the sales team does by hand; a refunded purchase keeps what it has. Nobody is
 * notified: who calls says what was paid. The caller holds the lock of the offer. Returns whether anything changed.
 */
export async function followPayment(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  { code, approved, standing, by, at }: Payment,
): Promise<boolean> {
  const sale = await lockPurchase(transaction, code);
  const work = sale && (await workOf(transaction, code));
  if (!sale || !work || sale.cancelled_at !== null) return false;
  const { order, payment_withdrawn: before } = work;
  const after = approved === null ? order : followCharges(order, approved);
  const withdrawn = isPaymentWithdrawn(order, {
    status: sale.status,
    withdrawn: before,
    standing,
    approved,
  });
  const { kind } = decideOrderChange(
    { status: sale.status, before: order, refundedAt: work.refunded_at, byBook: true },
    after,
  );
  if (kind === 'refused' || (kind === 'same' && withdrawn === before)) return false;
  await followStage(deps, transaction, { code, at }, () =>
    writeOrder(transaction, code, after, { at, withdrawn }),
  );
  await writeVersion(transaction, code, { by, at });
  await recordAudit(transaction, {
    actorId: by,
    ...(by === null && { command: 'payment' }),
    action: 'follow-payment',
    subject: `purchase ${code}`,
    details: { offer: sale.offer_code },
    before: { ...orderValues(order), paymentWithdrawn: before },
    after: { ...orderValues(after), paymentWithdrawn: withdrawn },
    at,
  });
  transaction.afterCommit(() => deps.live.publish(sale.offer_code));
  return true;
}
