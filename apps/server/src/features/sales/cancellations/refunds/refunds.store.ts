import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';

/** The facts of a cancellation that its refund depends on. Value of the purchase in centavos, instants in epoch milliseconds. */
export interface RefundState {
  /** Null: not refunded. */
  readonly refunded_at: number | null;
  readonly requested_at: number;
  readonly value_cents: number;
  readonly receipt: string | null;
  /** Sealed. */
  readonly bank_data: Buffer | null;
  /** Sealed; of a refund that was reopened after its bank data was deleted. */
  readonly payee: Buffer | null;
}

/** The record of a refund that was made. Value in centavos, instant in epoch milliseconds. */
export interface RefundRecord {
  readonly purchase_code: number;
  readonly value_cents: number;
  readonly refunded_at: number;
  readonly receipt: string | null;
  /** Sealed. */
  readonly payee: Buffer | null;
}

const find = statement({
  name: 'cancellations.refund',
  text: `select c.refunded_at, c.requested_at, c.refund_receipt as receipt, c.bank_data, c.refund_payee as payee, p.value_cents
    from cancellation c join purchase p on p.code = c.purchase_code where c.id = $1`,
});
const mark = statement({
  name: 'cancellations.mark-refunded',
  text: `update cancellation set refunded_at = $2, refund_payee = $3, refund_receipt = $4 where id = $1 and refunded_at is null`,
});
const addReceipt = statement({
  name: 'cancellations.add-receipt',
  text: 'update cancellation set refund_receipt = $2 where id = $1 and refunded_at is not null and refund_receipt is null',
});
const record = statement({
  name: 'cancellations.refund-record',
  text: `select c.purchase_code, p.value_cents, c.refunded_at, c.refund_receipt as receipt, c.refund_payee as payee
    from cancellation c join purchase p on p.code = c.purchase_code where c.id = $1 and c.refunded_at is not null`,
});
const forget = statement({
  name: 'cancellations.forget-refund-records',
  text: `update cancellation set refund_payee = null, refund_receipt = null where id in (
      ${claim('id', {
        from: 'cancellation',
        where: `(refund_payee is not null or refund_receipt is not null)
          and refunded_at + make_interval(years => $2::int) <= $1::timestamptz`,
        limit: 500,
      })})`,
});

/** The state of the refund of a cancelled purchase; the caller holds the lock of its row. */
export function refundState(transaction: Transaction, id: number): Promise<RefundState | undefined> {
  return transaction.row(find, [id]);
}

/** Records that the money of a cancellation was refunded at an instant (epoch milliseconds), and to whom. */
export async function writeRefund(
  transaction: Transaction,
  id: number,
  given: { readonly at: number; readonly payee: Buffer | null; readonly receipt: string | null },
): Promise<void> {
  await transaction.run(mark, [id, new Date(given.at), given.payee, given.receipt]);
}

/** Adds the number of the transfer to a refund without one. */
export async function writeReceipt(transaction: Transaction, id: number, receipt: string): Promise<void> {
  await transaction.run(addReceipt, [id, receipt]);
}

/** The record of a refund that was made. */
export function refundRecord(queries: Queries, id: number): Promise<RefundRecord | undefined> {
  return queries.row(record, [id]);
}

/** Deletes payees and receipts of refunds made so many years ago; at most 500. Returns how many. */
export function forgetRefundRecords(queries: Queries, now: number, years: number): Promise<number> {
  return queries.run(forget, [new Date(now), years]);
}
