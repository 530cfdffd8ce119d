import type { RefundNature, RefundState } from '@patio/domain/finance/bank-refunds/bank-refund.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

// Ours are known by the id that was written before the bank was asked. A Pix of which the book has nothing is of another key, or of before the book.
const fresh = statement({
  name: 'bank-refunds.fresh',
  text: `select g.place from jsonb_to_recordset($1::jsonb) as g(place int, pix text, refund text, state text)
    where not exists (select from payback_part s where s.refund_id = g.refund) and not exists (select from stray_return y where y.refund_id = g.refund)
      and (exists (select from pix_payment p where p.end_to_end_id = g.pix) or exists (select from stray_pix s where s.end_to_end_id = g.pix)
        or exists (select from receipt r where split_part(r.reference, '/', 1) = upper(g.pix) and r.state <> 'reversed'))
      and not exists (select from bank_refund b where b.end_to_end_id = g.pix and b.refund_id = g.refund and g.state in (b.state, 'processing'))
    order by g.place`,
});

const insert = statement({
  name: 'bank-refunds.insert',
  text: `insert into bank_refund (end_to_end_id, refund_id, return_id, amount_cents, nature, state, told_at, settled_at, done_at, open_cents)
    values ($1, $2, $3, $4::bigint, $5, $6::text, $7::timestamptz, $8, case when $6::text = 'done' then $7::timestamptz end,
      case when $6::text = 'done' then $4::bigint else 0 end)
    on conflict (end_to_end_id, refund_id) do nothing returning code`,
});

const lock = statement({
  name: 'bank-refunds.lock',
  text: `select code, end_to_end_id, refund_id, return_id, amount_cents, state, open_cents, covered_cents, checked_by from bank_refund
    where end_to_end_id = $1 order by code for update`,
  shape: shape<{ state: RefundState }>(),
});

const find = statement({
  name: 'bank-refunds.find',
  text: 'select code, end_to_end_id from bank_refund where code = $1',
});

const become = statement({
  name: 'bank-refunds.become',
  text: `update bank_refund set state = $2::text, done_at = case when $2::text = 'done' then $3::timestamptz end, covered_cents = 0, settled_at = $4,
      open_cents = case when $2::text = 'done' then amount_cents else 0 end, checked_by = null, checked_at = null, note = null where code = $1`,
});

const unfinished = statement({
  name: 'bank-refunds.unfinished',
  text: `select code from bank_refund where open_cents > 0
    union select b.code from bank_refund b join bank_refund_part x on x.refund_code = b.code
      where b.state = 'failed' and x.undone_at is null order by code`,
});

const cover = statement({
  name: 'bank-refunds.cover',
  text: 'update bank_refund set covered_cents = covered_cents + $2, open_cents = open_cents - $2 where code = $1',
});

const insertPart = statement({
  name: 'bank-refunds.insert-part',
  text: `insert into bank_refund_part (refund_code, charge_code, stray_code, amount_cents, at) values ($1, $2, $3, $4, $5) returning code`,
});

const place = statement({
  name: 'bank-refunds.place',
  text: 'update bank_refund set open_cents = open_cents - $2 where code = $1',
});

const parts = statement({
  name: 'bank-refunds.parts',
  text: 'select code, charge_code, stray_code, amount_cents from bank_refund_part where refund_code = $1 and undone_at is null order by code',
});

const undo = statement({
  name: 'bank-refunds.undo-part',
  text: 'update bank_refund_part set undone_at = $2 where code = $1 and undone_at is null',
});

const check = statement({
  name: 'bank-refunds.check',
  text: 'update bank_refund set checked_by = $2, checked_at = $3, note = $4 where code = $1 and checked_by is null',
});

const processing = statement({
  name: 'bank-refunds.processing',
  text: `select distinct end_to_end_id from bank_refund where state = 'processing' order by 1`,
});

const readUntil = statement({
  name: 'bank-refunds.read-until',
  text: 'select refunds_until from pix_watermark',
});

const raise = statement({
  name: 'bank-refunds.raise-read-until',
  text: 'update pix_watermark set refunds_until = $1 where refunds_until is null or refunds_until < $1',
});

/** A refund as the bank tells it. Centavos. */
export interface ToldRefund {
  readonly endToEndId: string;
  readonly refundId: string;
  /** By which statements know it; null: the bank does not say. */
  readonly returnId: string | null;
  readonly amount: number;
  readonly nature: RefundNature;
  readonly state: RefundState;
  /** When it left, in epoch milliseconds; null: the bank does not say. */
  readonly settledAt: number | null;
}

/** Those of which something is to be noted: not ours, of a Pix that the book has, and not noted as it is told. */
export async function freshRefunds(
  queries: Queries,
  told: readonly ToldRefund[],
): Promise<readonly ToldRefund[]> {
  if (told.length === 0) return [];
  const given = told.map(({ endToEndId: pix, refundId: refund, state }, at) => ({
    place: at,
    pix,
    refund,
    state,
  }));
  const places = await queries.rows(fresh, [JSON.stringify(given)]);
  return places.flatMap(({ place: at }) => told[at ?? -1] ?? []);
}

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** Writes a refund that nobody noted; false: it was noted. Epoch milliseconds. */
export async function insertRefund(transaction: Transaction, told: ToldRefund, at: number): Promise<boolean> {
  const { endToEndId, refundId, returnId, amount, nature, state, settledAt } = told;
  const values = [endToEndId, refundId, returnId, amount, nature, state, new Date(at), dateOf(settledAt)];
  return (await transaction.row(insert, values)) !== undefined;
}

/** The refunds of a Pix, oldest first, locked: what becomes of its money is decided one after the other. */
export function lockRefundsOf(transaction: Transaction, endToEndId: string) {
  return transaction.rows(lock, [endToEndId]);
}

export type RefundRow = Awaited<ReturnType<typeof lockRefundsOf>>[number];

/** A refund with the Pix that it is of. */
export function findRefund(queries: Queries, code: number) {
  return queries.row(find, [code]);
}

/** The bank says something else of it now, which nobody of finance has seen. */
export async function writeRefundState(
  transaction: Transaction,
  code: number,
  {
    state,
    settledAt,
    at,
  }: { readonly state: RefundState; readonly settledAt: number | null; readonly at: number },
): Promise<void> {
  await transaction.run(become, [code, state, new Date(at), dateOf(settledAt)]);
}

/** Those of which part is to be booked, or to be booked in reverse. */
export async function unfinishedRefunds(queries: Queries): Promise<readonly number[]> {
  return (await queries.rows(unfinished)).flatMap(({ code }) => code ?? []);
}

/** The Pix of those that the bank has neither made nor refused yet. */
export async function processingRefunds(queries: Queries): Promise<readonly string[]> {
  return (await queries.rows(processing)).map(({ end_to_end_id: id }) => id);
}

/** Until when the bank was asked for all that it gave back (epoch milliseconds); null: never. */
export async function refundsReadUntil(queries: Queries): Promise<number | null> {
  return (await queries.row(readUntil))?.refunds_until ?? null;
}

/** It was asked for all until an instant. */
export async function raiseRefundsRead(queries: Queries, until: number): Promise<void> {
  await queries.run(raise, [new Date(until)]);
}

/** So much of it is in the book already; centavos. */
export async function writeCovered(transaction: Transaction, code: number, amount: number): Promise<void> {
  await transaction.run(cover, [code, amount]);
}

/** Where part of a refund is taken from. */
export type PartOf = { readonly charge: number } | { readonly stray: number };

/** Writes that part of a refund is booked, and returns the code of that part. Centavos, epoch milliseconds. */
export async function writePart(
  transaction: Transaction,
  refund: number,
  { of, amount, at }: { readonly of: PartOf; readonly amount: number; readonly at: number },
): Promise<number> {
  const charge = 'charge' in of ? of.charge : null;
  const stray = 'stray' in of ? of.stray : null;
  const row = await transaction.row(insertPart, [refund, charge, stray, amount, new Date(at)]);
  if (row === undefined) throw new Error('A part of a refund was not written.');
  await transaction.run(place, [refund, amount]);
  return row.code;
}

/** What of a refund is booked, oldest first. */
export function partsOfRefund(queries: Queries, refund: number) {
  return queries.rows(parts, [refund]);
}

/** Notes that a part was booked in reverse. Errors: it was before. */
export async function writePartUndone(transaction: Transaction, code: number, at: number): Promise<void> {
  if ((await transaction.run(undo, [code, new Date(at)])) !== 1)
    throw new Error('A part of a refund was undone twice.');
}

/** Who of finance has seen to it, when, and what they say. */
export async function writeChecked(
  transaction: Transaction,
  code: number,
  { by, at, note }: { readonly by: number; readonly at: number; readonly note: string },
): Promise<void> {
  await transaction.run(check, [code, by, new Date(at), note]);
}
