import {
  isOfStore,
  type AccountKind,
  type BookingKind,
  type Entry,
} from '@patio/domain/finance/book/book-account.ts';
import type { StrayBooking } from '@patio/domain/finance/stray-pix/stray-pix.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

/** Whose the accounts of a charge are. */
export interface Owners {
  /** Null: of a deposit, which is of no purchase. */
  readonly purchase: number | null;
  readonly buyer: number;
  /** Null: the house sells. */
  readonly store: number | null;
}

/** What a transaction of the book is, beside its entries. Instant in epoch milliseconds. */
export interface Booking {
  readonly kind: BookingKind;
  readonly charge: number;
  readonly receipt: number | null;
  readonly at: number;
  /** Null: the program. */
  readonly by: number | null;
  readonly reference: string | null;
  readonly reason: string | null;
  readonly key: string;
}

/** One line of the book about a charge. */
export interface BookedEntry extends Entry {
  readonly charge: number;
  readonly kind: Booking['kind'];
}

const ensure = statement({
  name: 'book.ensure-accounts',
  text: `insert into book_account (kind, purchase_code, account_id, partner_id)
    select x.kind, x.purchase, x.account, x.partner
    from jsonb_to_recordset($1::jsonb) as x(kind text, purchase bigint, account bigint, partner bigint)
    order by x.kind on conflict do nothing`,
});

const insert = statement({
  name: 'book.insert-transaction',
  text: `insert into book_transaction (kind, charge_code, receipt_code, at, by_id, reference, reason, key)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning code`,
});

const insertEntries = statement({
  name: 'book.insert-entries',
  text: `insert into book_entry (transaction_code, account_code, charge_code, amount_cents)
    select $1, a.code, $2, x.amount
    from jsonb_to_recordset($3::jsonb) as x(kind text, purchase bigint, account bigint, partner bigint, amount bigint)
      join book_account a on a.kind = x.kind and a.purchase_code is not distinct from x.purchase
        and a.account_id is not distinct from x.account and a.partner_id is not distinct from x.partner
    order by x.kind`,
});

const entries = statement({
  name: 'book.entries',
  text: `select e.charge_code as charge, t.kind, a.kind as account, e.amount_cents as amount
    from book_entry e join book_transaction t on t.code = e.transaction_code join book_account a on a.code = e.account_code
    where e.charge_code = any($1::bigint[]) order by e.code`,
  shape: shape<{ account: AccountKind; kind: Booking['kind'] }>(),
});

const ofReceipt = statement({
  name: 'book.entries-of-receipt',
  text: `select a.kind as account, e.amount_cents as amount
    from book_transaction t join book_entry e on e.transaction_code = t.code join book_account a on a.code = e.account_code
    where t.receipt_code = $1 order by e.code`,
  shape: shape<{ account: AccountKind }>(),
});

/** An entry with whose account it is on. */
function ownedEntry({ account: kind, amount }: Entry, { purchase, buyer, store }: Owners) {
  return {
    kind,
    amount,
    purchase: kind === 'receivable' ? purchase : null,
    account: kind === 'user' || (kind === 'receivable' && purchase === null) ? buyer : null,
    partner: isOfStore(kind) ? store : null,
  };
}

/** Writes a transaction with its entries; the database refuses one that does not balance. Returns its code. */
export async function writeBooking(
  transaction: Transaction,
  booking: Booking,
  owners: Owners,
  lines: readonly Entry[],
): Promise<void> {
  const owned = JSON.stringify(lines.map((line) => ownedEntry(line, owners)));
  await transaction.run(ensure, [owned]);
  const { kind, charge, receipt, at, by, reference, reason, key } = booking;
  const row = await transaction.row(insert, [
    kind,
    charge,
    receipt,
    new Date(at),
    by,
    reference,
    reason,
    key,
  ]);
  const written = row === undefined ? 0 : await transaction.run(insertEntries, [row.code, charge, owned]);
  if (written !== lines.length) throw new Error('A transaction of the book was not written.');
}

const insertStray = statement({
  name: 'book.insert-stray-transaction',
  text: `insert into book_transaction (kind, stray_code, at, by_id, reference, key) values ($1, $2, $3, $4, $5, $6) returning code`,
});

const insertStrayEntries = statement({
  name: 'book.insert-stray-entries',
  text: `insert into book_entry (transaction_code, account_code, amount_cents)
    select $1, a.code, x.amount from jsonb_to_recordset($2::jsonb) as x(account text, amount bigint)
      join book_account a on a.kind = x.account and a.purchase_code is null and a.account_id is null and a.partner_id is null order by x.account`,
});

/** What is booked of a Pix that names no charge. Instant in epoch milliseconds. */
export interface StrayBooked {
  readonly kind: StrayBooking;
  readonly stray: number;
  readonly at: number;
  /** Null: the program. */
  readonly by: number | null;
  readonly reference: string | null;
  readonly key: string;
}

/** Writes a transaction about a Pix that names no charge, on accounts of the house. */
export async function writeStrayBooking(
  transaction: Transaction,
  { kind, stray, at, by, reference, key }: StrayBooked,
  lines: readonly Entry[],
): Promise<void> {
  const row = await transaction.row(insertStray, [kind, stray, new Date(at), by, reference, key]);
  const written =
    row === undefined ? 0 : await transaction.run(insertStrayEntries, [row.code, JSON.stringify(lines)]);
  if (written !== lines.length) throw new Error('A transaction of the book was not written.');
}

// The receipts of one charge are booked one after the other.
const debtBefore = statement({
  name: 'book.debt-before-receipt',
  text: `select coalesce(sum(e.amount_cents), 0)::bigint as debt from book_entry e join book_account a on a.code = e.account_code
    where a.kind = 'user' and e.charge_code = $1
      and e.transaction_code < (select max(t.code) from book_transaction t where t.receipt_code = $2 and t.kind in ('receipt', 'accepted'))`,
});

/** What the buyer of a charge had been given back too much before a receipt was booked, in centavos; below zero: something was owed back to them. */
export async function debtBeforeReceipt(queries: Queries, charge: number, receipt: number): Promise<number> {
  return (await queries.row(debtBefore, [charge, receipt]))?.debt ?? 0;
}

/** Everything that the book has about charges, oldest first. */
export function entriesOf(queries: Queries, charges: readonly number[]): Promise<BookedEntry[]> {
  return queries.rows(entries, [charges]);
}

/** The entries of a receipt, over all its transactions. */
export function entriesOfReceipt(queries: Queries, receipt: number): Promise<Entry[]> {
  return queries.rows(ofReceipt, [receipt]);
}
