import type { DifferenceReason } from '@patio/domain/finance/closes/decide-close.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

const reasons = shape<{ reason: DifferenceReason | null }>();

const alone = statement({
  name: 'closes.alone',
  text: `select pg_advisory_xact_lock(hashtext('book-close'))`,
});

const prepare = statement({
  name: 'closes.prepare',
  text: 'insert into book_day (day, prepared_at) values ($1::date, $2) on conflict do nothing',
});

const codeOf = statement({
  name: 'closes.code-of',
  text: 'select code from book_day where day = $1::date',
});

const last = statement({
  name: 'closes.last-prepared',
  text: 'select max(day) as day, exists (select from book_transaction) as booked from book_day',
});

const edges = statement({
  name: 'closes.edges',
  text: `select (select min(d.day) from book_day d where not exists (select from book_close c where c.day = d.day and c.reopened_at is null)) as first_open,
      (select max(c.day) from book_close c where c.reopened_at is null) as last_closed`,
});

const COLUMNS = `c.code, c.day, c.book_cents, c.bank_cents, c.stated_cents, c.pix_read_cents, c.pix_booked_cents, c.pix_returned_cents, c.reason, c.explanation,
  c.closed_by, c.closed_at`;

const ofDay = statement({
  name: 'closes.of-day',
  text: `select ${COLUMNS} from book_close c where c.day = $1::date and c.reopened_at is null`,
  shape: reasons,
});

const earlier = statement({
  name: 'closes.earlier',
  text: `select c.bank_cents, c.stated_cents, c.closed_at, trim(b.name || ' ' || b.surname) as closer, c.reopened_at, trim(r.name || ' ' || r.surname) as reopener,
      c.reopen_reason
    from book_close c join account b on b.id = c.closed_by join account r on r.id = c.reopened_by
    where c.day = $1::date and c.reopened_at is not null order by c.code desc`,
  neverNull: ['reopen_reason'],
});

const insert = statement({
  name: 'closes.insert',
  text: `insert into book_close (day_code, day, book_cents, bank_cents, pix_read_cents, pix_booked_cents, pix_returned_cents, reason, explanation,
      closed_by, closed_at, statement_code, stated_cents)
    select d.code, d.day, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 from book_day d where d.code = $1`,
});

const reopen = statement({
  name: 'closes.reopen',
  text: `update book_close set reopened_by = $2, reopened_at = $3, reopen_reason = $4 where code = $1 and reopened_at is null`,
});

/** Waits for every booking that has begun; until the end of the transaction nothing is booked, closed or opened again by others. */
export async function closeAlone(transaction: Transaction): Promise<void> {
  await transaction.row(alone);
}

/** Puts a day (yyyy-mm-dd) before finance, once. Returns whether it was new. */
export async function prepareDay(queries: Queries, day: string, at: number): Promise<boolean> {
  return (await queries.run(prepare, [day, new Date(at)])) === 1;
}

/** The code of a day that was prepared. */
export async function findDayOf(queries: Queries, day: string): Promise<number> {
  const found = await queries.row(codeOf, [day]);
  if (found === undefined) throw new Error('This day was not prepared.');
  return found.code;
}

/** The last day that was prepared, and whether anything is booked at all. */
export async function lastPrepared(queries: Queries) {
  return (await queries.row(last)) ?? { day: null, booked: false };
}

/** The first day that is open, and the last one that is closed, yyyy-mm-dd; null: there is none. */
export async function edgesOf(queries: Queries) {
  return (await queries.row(edges)) ?? { first_open: null, last_closed: null };
}

/** The close of a day that holds; undefined: it is open. */
export function closeOf(queries: Queries, day: string) {
  return queries.row(ofDay, [day]);
}

/** The closes of a day that were opened again, latest first. */
export function earlierCloses(queries: Queries, day: string) {
  return queries.rows(earlier, [day]);
}

/** A close to be written. Centavos; instant in epoch milliseconds. */
export interface NewClose {
  readonly dayCode: number;
  readonly book: number;
  readonly bank: number;
  readonly pixRead: number;
  readonly pixBooked: number;
  readonly pixReturned: number;
  /** The statement that states the balance of the bank, and that balance; null: none was imported. */
  readonly statement: { readonly code: number; readonly balance: number } | null;
  readonly explanation: { readonly reason: DifferenceReason; readonly text: string } | null;
  readonly by: number;
  readonly at: number;
}

/** Writes the close of a day. */
export async function insertClose(transaction: Transaction, close: NewClose): Promise<void> {
  const {
    dayCode,
    book,
    bank,
    pixRead,
    pixBooked,
    pixReturned,
    statement: told,
    explanation,
    by,
    at,
  } = close;
  const { reason = null, text = null } = explanation ?? {};
  const figures = [book, bank, pixRead, pixBooked, pixReturned];
  const stated = [told?.code ?? null, told?.balance ?? null];
  await transaction.run(insert, [dayCode, ...figures, reason, text, by, new Date(at), ...stated]);
}

/** Opens a day again by its close. */
export async function writeReopening(
  transaction: Transaction,
  close: number,
  { by, at, reason }: { readonly by: number; readonly at: number; readonly reason: string },
): Promise<void> {
  await transaction.run(reopen, [close, by, new Date(at), reason]);
}
