import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** Why bidders may withdraw earlier bids: reopened, stayed, or a fact corrected. */
export type WindowReason = 'reopened' | 'stayed' | 'corrected';

/** A period in which bids placed before it was opened may be withdrawn. Instants in epoch milliseconds. */
export interface WithdrawalWindow {
  readonly offer_code: number;
  readonly reason: WindowReason;
  readonly opened_at: number;
  readonly opens_at: number;
  /** Null: until the stay is released. */
  readonly closes_at: number | null;
}

const insert = statement({
  name: 'reopenings.open-window',
  text: `insert into withdrawal_window (offer_code, reason, opened_at, opens_at, closes_at) values ($1, $2, $3, $4, $5)`,
});

const close = statement({
  name: 'reopenings.close-windows',
  text: `update withdrawal_window set closes_at = greatest($3::timestamptz, opens_at + interval '1 millisecond')
         where offer_code = $1 and reason = $2 and (closes_at is null or closes_at > $3)`,
});

// Of several, the one that covers the most bids, which is the one opened last.
const open = statement({
  name: 'reopenings.open-windows',
  text: `select distinct on (offer_code) offer_code, reason, opened_at, opens_at, closes_at from withdrawal_window
         where offer_code = any($1::bigint[]) and opens_at <= $2 and (closes_at is null or closes_at > $2)
         order by offer_code, opened_at desc, id desc`,
});

/** Writes a window. */
export async function insertWindow(transaction: Transaction, window: WithdrawalWindow): Promise<void> {
  const { offer_code: code, reason, opened_at: opened, opens_at: opens, closes_at: closes } = window;
  await transaction.run(insert, [
    code,
    reason,
    new Date(opened),
    new Date(opens),
    closes === null ? null : new Date(closes),
  ]);
}

/** Closes the windows of a reason that are open, or will open. */
export async function endWindows(
  transaction: Transaction,
  offerCode: number,
  reason: WindowReason,
  now: number,
): Promise<void> {
  await transaction.run(close, [offerCode, reason, new Date(now)]);
}

/** The window that is open on each of these offers. */
export async function openWindows(
  queries: Queries,
  offerCodes: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, WithdrawalWindow>> {
  const rows = await queries.rows(open, [offerCodes, new Date(now)]);
  return new Map(rows.map((row) => [row.offer_code, row]));
}
