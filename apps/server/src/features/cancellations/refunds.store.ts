import type { Statement, Transaction } from '../../platform/db/database.ts';

const find: Statement = {
  name: 'cancellations.refund',
  text: `select c.refunded_at, c.requested_at, p.value_cents from cancellation c join purchase p on p.code = c.purchase_code where c.id = $1`,
};
const mark: Statement = {
  name: 'cancellations.mark-refunded',
  text: 'update cancellation set refunded_at = $2 where id = $1 and refunded_at is null',
};

/** A cancellation as far as its refund goes. Value of the purchase in centavos, instants in epoch milliseconds. */
export interface RefundState {
  /** Null: the money was not sent back. */
  readonly refunded_at: number | null;
  readonly requested_at: number;
  readonly value_cents: number;
}

/** How the refund of a cancelled purchase stands. */
export function refundState(transaction: Transaction, id: number): Promise<RefundState | undefined> {
  return transaction.row<RefundState>(find, [id]);
}

/** Notes that the money of a cancellation was sent back at an instant (epoch milliseconds); the caller holds its row. */
export async function writeRefund(transaction: Transaction, id: number, at: number): Promise<void> {
  await transaction.run(mark, [id, new Date(at)]);
}
