import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

const noted = statement({
  name: 'cancellations.noted-refund',
  text: `select id, offer_code, refund_receipt as receipt from cancellation
    where purchase_code = $1 and (outcome in ('accepted', 'defaulted') or regret) and refunded_at = any($2::timestamptz[])
    order by id desc limit 1 for update`,
});

const reopen = statement({
  name: 'cancellations.reopen-refund',
  // Once the bank data is deleted, the payee stands here alone: it is kept for when the refund is made (rule 0.43).
  text: `update cancellation set refunded_at = null, refund_receipt = null, refund_payee = case when bank_data is null then refund_payee end
    where id = $1`,
});

const correct = statement({
  name: 'cancellations.correct-receipt',
  text: 'update cancellation set refund_receipt = $3 where purchase_code = $1 and refund_receipt = $2',
});

/** A refund that was noted as made when a payback ended, and is due again. Instants in epoch milliseconds. */
interface Reopened {
  readonly purchase: number;
  /** When the payback and those after it ended: what was noted at another moment went back otherwise. */
  readonly notedAt: readonly number[];
  readonly by: number;
  readonly at: number;
}

/**
 * The refund of a cancelled purchase is due again, as the money of a payback did not leave; nothing if no payback completed one. The caller holds
 * the lock of its offer and notifies the buyer.
 */
export async function reopenRefund(
  transaction: Transaction,
  { purchase, notedAt, by, at }: Reopened,
): Promise<void> {
  const row = await transaction.row(noted, [purchase, notedAt.map((instant) => new Date(instant))]);
  if (row === undefined) return;
  await transaction.run(reopen, [row.id]);
  await recordAudit(transaction, {
    actorId: by,
    action: 'reopen-refund',
    subject: `purchase ${purchase}`,
    details: { cancellation: row.id, offer: row.offer_code },
    before: { refunded: true, receipt: row.receipt },
    after: { refunded: false, receipt: null },
    at,
  });
}

/** The transfer by which a refund was made has another reference than was recorded. */
export async function correctRefundReceipt(
  transaction: Transaction,
  { purchase, before, after }: { readonly purchase: number; readonly before: string; readonly after: string },
): Promise<void> {
  await transaction.run(correct, [purchase, before, after]);
}
