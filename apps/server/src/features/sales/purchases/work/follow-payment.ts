import { decideOrderChange } from '@patio/domain/sales/purchases/decide-order-change.ts';
import { followCharges } from '@patio/domain/sales/purchases/purchase-order.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { lockPurchase } from '../defaults.store.ts';
import { followStage } from '../stages/follow-stage.ts';
import { orderValues } from './undo-work.ts';
import { workOf, writeOrder, writeVersion } from './work.store.ts';

interface Payment {
  readonly code: number;
  /** Everything that the purchase was charged is paid, or is not any more. */
  readonly approved: boolean;
  /** Null: the program. */
  readonly by: number | null;
  readonly at: number;
}

/**
 * Writes to a purchase what the book says of its payment, as the sales team does by hand; a completed or refunded purchase keeps what it
 * has. Nobody is notified: who calls says what was paid. The caller holds the lock of the offer. Returns whether anything changed.
 */
export async function followPayment(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  { code, approved, by, at }: Payment,
): Promise<boolean> {
  const sale = await lockPurchase(transaction, code);
  const work = sale && (await workOf(transaction, code));
  if (!sale || !work || sale.cancelled_at !== null) return false;
  const after = followCharges(work.order, approved);
  const facts = { status: sale.status, before: work.order, refundedAt: work.refunded_at };
  if (decideOrderChange(facts, after).kind !== 'changed') return false;
  await followStage(deps, transaction, { code, at }, () => writeOrder(transaction, code, after, at));
  await writeVersion(transaction, code, { by, at });
  await recordAudit(transaction, {
    actorId: by,
    ...(by === null && { command: 'payment' }),
    action: 'follow-payment',
    subject: `purchase ${code}`,
    details: { offer: sale.offer_code },
    before: orderValues(work.order),
    after: orderValues(after),
    at,
  });
  transaction.afterCommit(() => deps.live.publish(sale.offer_code));
  return true;
}
