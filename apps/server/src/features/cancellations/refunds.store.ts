import type { Statement, Transaction } from '../../platform/db/database.ts';

const find: Statement = {
  name: 'cancellations.refund',
  text: 'select refunded_at from cancellation where id = $1',
};
const mark: Statement = {
  name: 'cancellations.mark-refunded',
  text: 'update cancellation set refunded_at = $2 where id = $1 and refunded_at is null',
};

/** When the money of a cancellation was sent back (epoch milliseconds); null when it was not. */
export async function refundedAt(transaction: Transaction, id: number): Promise<number | null> {
  return (await transaction.row<{ refunded_at: number | null }>(find, [id]))?.refunded_at ?? null;
}

/** Notes that the money of a cancellation was sent back at an instant (epoch milliseconds); the caller holds its row. */
export async function writeRefund(transaction: Transaction, id: number, at: number): Promise<void> {
  await transaction.run(mark, [id, new Date(at)]);
}
