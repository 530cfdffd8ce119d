import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { BankPayment } from '../../../platform/pix/pix-bank.ts';

const insert = statement({
  name: 'strays.insert',
  text: `insert into stray_pix (end_to_end_id, txid, amount_cents, payer_text, paid_at, recorded_at, booked_cents, left_cents)
    values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict (end_to_end_id) do nothing returning code`,
});

const recorded = statement({
  name: 'strays.recorded',
  text: 'select end_to_end_id from stray_pix where end_to_end_id = any($1::text[])',
});

// A movement of a statement that was said to be the Pix is known by its own reference, too; stores give back under the id that the bank has for it.
const byReference = statement({
  name: 'strays.by-reference',
  text: `select code, end_to_end_id, amount_cents, left_cents from stray_pix where upper(end_to_end_id) = split_part($1, '/', 1)
      or code = (select min(l.stray_code) from statement_line l where l.stray_code is not null
        and (l.reference = split_part($1, '/', 1) or $2::boolean and upper(l.bank_id) = $1)) for update`,
});

const byCode = statement({
  name: 'strays.by-code',
  text: 'select code, end_to_end_id, amount_cents, left_cents from stray_pix where code = $1 for update',
});

const told = statement({
  name: 'strays.told',
  text: `with line as (select l.reference, upper(l.bank_id) as bank_id from stray_pix s join statement_line l on l.stray_code = s.code
      where upper(s.end_to_end_id) = $1)
    select (select coalesce(sum(r.amount_cents), 0)::bigint from receipt r
        where split_part(r.reference, '/', 1) in (select $1 union select reference from line) and r.state <> 'reversed')
      + (select coalesce(sum(g.amount_cents), 0)::bigint from store_repayment g where g.reversed_at is null
        and (split_part(g.reference, '/', 1) = $1 or g.reference in (select reference from line union select bank_id from line))) as cents`,
});

const returned = statement({
  name: 'strays.returned',
  text: `select coalesce((select sum(amount_cents)::bigint from stray_return where stray_code = $1 and state in ('sending', 'done')), 0)
    + coalesce((select sum(amount_cents)::bigint from bank_refund_part where stray_code = $1 and undone_at is null), 0) as cents`,
});

const change = statement({
  name: 'strays.change-left',
  text: 'update stray_pix set left_cents = left_cents + $2 where code = $1',
});

const forget = statement({
  name: 'strays.forget-texts',
  text: 'update stray_pix set payer_text = null where payer_text is not null and recorded_at < $1 and left_cents = 0',
});

/** Removes what payers wrote with money that came before an instant and is decided about. */
export async function forgetPayerTexts(queries: Queries, before: number): Promise<void> {
  await queries.run(forget, [new Date(before)]);
}

/** Writes a Pix of no charge with what of it is booked by it; null: it was written before. */
export async function insertStray(
  transaction: Transaction,
  { endToEndId, txid, centavos, payerText, at }: Omit<BankPayment, 'key' | 'refunds'>,
  { booked, now }: { readonly booked: number; readonly now: number },
): Promise<number | null> {
  const parameters = [endToEndId, txid, centavos, payerText, new Date(at), new Date(now), booked];
  return (await transaction.row(insert, parameters))?.code ?? null;
}

/** Those that are recorded already. */
export async function recordedStrays(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await queries.rows(recorded, [ids])).map(({ end_to_end_id: id }) => id));
}

/** The Pix that a reference of a bank names, also one of a part of it, locked. Centavos. */
export function lockStrayOf(
  transaction: Transaction,
  { reference, ofStore }: { readonly reference: string; readonly ofStore: boolean },
) {
  return transaction.row(byReference, [reference, ofStore]);
}

/** The same by its code. */
export function lockStray(transaction: Transaction, code: number) {
  return transaction.row(byCode, [code]);
}

export type LockedStray = NonNullable<Awaited<ReturnType<typeof lockStray>>>;

/** What of a Pix staff recorded, for charges or as given back by a store, in centavos; it is named by its `bankReference`. */
export async function recordedOf(queries: Queries, endToEndId: string): Promise<number> {
  return (await queries.row(told, [endToEndId]))?.cents ?? 0;
}

/** What of it is on its way back to its payer or has left, also what the bank gave back by itself, in centavos. */
export async function returnedOf(queries: Queries, code: number): Promise<number> {
  return (await queries.row(returned, [code]))?.cents ?? 0;
}

/** Adds to what of it stands on suspense, in centavos. */
export async function changeLeft(transaction: Transaction, code: number, by: number): Promise<void> {
  await transaction.run(change, [code, by]);
}
