import type { BankData } from '@patio/domain/sales/cancellations/bank-data.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { sealPayee, sealPayeeOf } from './refund-payee.ts';
import { refundState, writeRefund } from './refunds.store.ts';

const due = statement({
  name: 'cancellations.due-refund',
  text: `select id, offer_code from cancellation
    where purchase_code = $1 and (outcome in ('accepted', 'defaulted') or regret) and refunded_at is null
    order by id desc limit 1 for update`,
});

/** How the money of a cancelled purchase went back. */
interface Completed {
  readonly purchase: number;
  /** Who released it. */
  readonly by: number;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The number of the transfer; null: a Pix went back to who paid it. */
  readonly receipt: string | null;
  /** It went to the account that the buyer named. */
  readonly toBankData: boolean;
  /** The account that they gave when they were asked for it, and when; null: none. The later one of this and that of the request is meant. */
  readonly to: { readonly data: BankData; readonly at: number } | null;
}

/**
 * Notes that all that a cancelled purchase owed its buyer went back, as `mark-refunded` does; nothing if there is no refund to note. The
 * caller holds the lock of its offer and notifies the buyer.
 */
export async function completeRefund(
  deps: Pick<ServerDeps, 'config' | 'logger'>,
  transaction: Transaction,
  { purchase, by, at, receipt, toBankData, to }: Completed,
): Promise<void> {
  const row = await transaction.row(due, [purchase]);
  const before = row && (await refundState(transaction, row.id));
  if (row === undefined || before === undefined) return;
  const named = before.bank_data !== null || before.payee !== null;
  const payee =
    to !== null && (!named || to.at > before.requested_at)
      ? sealPayeeOf(deps, purchase, to.data)
      : toBankData
        ? sealPayee(deps, purchase, before)
        : null;
  await writeRefund(transaction, row.id, { at, payee, receipt });
  await recordAudit(transaction, {
    actorId: by,
    action: 'mark-refunded',
    subject: `purchase ${purchase}`,
    details: { cancellation: row.id, offer: row.offer_code, receipt },
    before: { refunded: false, receipt: before.receipt },
    after: { refunded: true, receipt },
    at,
  });
}
