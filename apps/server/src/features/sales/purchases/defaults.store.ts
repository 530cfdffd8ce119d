import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { unpaidAgain } from '../purchase-debts/public.ts';

/** The facts of a purchase needed to cancel it. Instants in epoch milliseconds, value in centavos. */
export interface SoldRow {
  readonly code: number;
  readonly offer_code: number;
  readonly account_id: number;
  readonly status: 'V' | 'C' | 'L' | 'X';
  readonly value_cents: number;
  readonly negotiation_at: number | null;
  readonly cancelled_at: number | null;
  readonly defaulted_at: number | null;
  /** The payment was approved, and is not any more. */
  readonly payment_withdrawn: boolean;
  /** And no vehicle of it left the yard. */
  readonly unpaid_again: boolean;
}

const columns = `code, offer_code, account_id, status, value_cents, negotiation_at, cancelled_at, defaulted_at,
  payment_withdrawn_at is not null as payment_withdrawn,
  ${unpaidAgain('purchase')} as unpaid_again`;

const find = statement({
  name: 'purchases.find',
  text: `select ${columns} from purchase where code = $1`,
});

const lock = statement({
  name: 'purchases.lock',
  text: `select ${columns} from purchase where code = $1 for update`,
});

const mark = statement({
  name: 'purchases.mark-defaulted',
  text: `update purchase set cancelled_at = $2, cancellation = null, defaulted_at = $2, default_reason = $3 where code = $1`,
});

const defaulters = statement({
  name: 'purchases.defaulters',
  text: `select account_id from purchase where offer_code = $1 and cancelled_at is not null order by code`,
});

/** A purchase by its code. */
export function findPurchase(queries: Queries, code: number): Promise<SoldRow | undefined> {
  return queries.row(find, [code]);
}

const undone = statement({
  name: 'purchases.undone-alone',
  text: `select count(*)::int as times from purchase
    where account_id = $1 and offer_code = $2 and (cancelled_at_once or regretted_at is not null)`,
});

/** How many purchases of an offer an account has undone alone. */
export async function undoneAlone(queries: Queries, accountId: number, offerCode: number): Promise<number> {
  return (await queries.row(undone, [accountId, offerCode]))?.times ?? 0;
}

/** Whether a purchase has not been cancelled since. */
export async function purchaseStands(queries: Queries, code: number): Promise<boolean> {
  return (await findPurchase(queries, code))?.cancelled_at === null;
}

/** A purchase by its code, locked; the caller holds the lock of the offer. */
export function lockPurchase(transaction: Transaction, code: number): Promise<SoldRow | undefined> {
  return transaction.row(lock, [code]);
}

/** Cancels a purchase because its buyer defaulted. */
export async function markDefaulted(
  transaction: Transaction,
  given: { readonly code: number; readonly reason: string; readonly at: number },
): Promise<void> {
  await transaction.run(mark, [given.code, new Date(given.at), given.reason]);
}

/** Earlier buyers of an offer who defaulted or cancelled, in order. */
export async function defaultersOf(queries: Queries, offerCode: number): Promise<readonly number[]> {
  const rows = await queries.rows(defaulters, [offerCode]);
  return rows.map((row) => row.account_id);
}
