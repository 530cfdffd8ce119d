import { STATEMENT_TEXT_DAYS } from '@patio/domain/finance/statements/bank-statement.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

/** The receipts that stand for a movement `l`: by its reference, by what the bank tells of its Pix, or by the Pix without a charge that it is. */
const RECEIPTS = `(select y.code, y.charge_code, y.amount_cents from receipt y where split_part(y.reference, '/', 1) = l.reference and y.state <> 'reversed'
  union select y.code, y.charge_code, y.amount_cents from pix_payment x join receipt y on y.reference = upper(x.end_to_end_id) and y.state <> 'reversed'
    where x.txid = l.txid
  union select y.code, y.charge_code, y.amount_cents from stray_pix z join receipt y on split_part(y.reference, '/', 1) = upper(z.end_to_end_id)
    and y.state <> 'reversed' where z.code = l.stray_code) r`;

/** What of a movement `l` went back as a Pix without a charge, or was released to, in centavos. */
const RETURNED = `(select coalesce(sum(y.amount_cents), 0)::bigint from stray_pix z join stray_return y on y.stray_code = z.code
  where upper(z.end_to_end_id) = l.reference and y.state in ('sending', 'done'))`;

/** What of a movement `l` that came in is told by receipts, was given back by a store, or went back as a Pix without a charge, in centavos. */
export const BOOKED = `(select coalesce(sum(r.amount_cents), 0)::bigint + (select coalesce(sum(g.amount_cents), 0)::bigint from store_repayment g
  where g.reference in (l.reference, upper(l.bank_id)) and g.reversed_at is null) + ${RETURNED} from ${RECEIPTS})`;
/** The purchases whose money came in by a movement `l`. */
export const PAID_PURCHASES = `(select array_agg(distinct c.purchase_code) filter (where c.purchase_code is not null) from ${RECEIPTS} join charge c on c.code = r.charge_code)`;

const lock = statement({
  name: 'statement-lines.lock',
  text: `select l.code, l.statement_code, l.day, l.amount_cents, l.words, l.payer_name, l.payer_document, l.txid, l.reference, l.ignored_at,
      l.bank_id, l.stray_code, l.apart_reason from statement_line l where l.code = $1 for update`,
});

const booked = statement({
  name: 'statement-lines.booked',
  text: `select ${BOOKED} as cents from statement_line l where l.code = $1`,
});

const ignore = statement({
  name: 'statement-lines.ignore',
  text: 'update statement_line set ignored_by = $2, ignored_at = $3, ignore_reason = $4 where code = $1',
});

const restore = statement({
  name: 'statement-lines.restore',
  text: 'update statement_line set ignored_by = null, ignored_at = null, ignore_reason = null where code = $1',
});

const forget = statement({
  name: 'statement-lines.forget',
  text: `update statement_line set words = '', payer_name = null, payer_document = null, forgotten_at = $1
    where code in (${claim('l.code', {
      from: 'statement_line l join bank_statement s on s.code = l.statement_code',
      where: 'l.forgotten_at is null and s.imported_at < $2',
      limit: '$3',
      of: 'l',
    })})`,
});

/** A movement, locked; undefined: there is none. */
export function lockLine(transaction: Transaction, code: number) {
  return transaction.row(lock, [code]);
}

export type LockedLine = NonNullable<Awaited<ReturnType<typeof lockLine>>>;

/** What of a movement is booked, in centavos. */
export async function bookedOf(queries: Queries, code: number): Promise<number> {
  return (await queries.row(booked, [code]))?.cents ?? 0;
}

/** Puts a movement aside. */
export async function writeIgnored(
  transaction: Transaction,
  code: number,
  { by, at, reason }: { readonly by: number; readonly at: number; readonly reason: string },
): Promise<void> {
  await transaction.run(ignore, [code, by, new Date(at), reason]);
}

/** Takes a movement back. */
export async function writeRestored(transaction: Transaction, code: number): Promise<void> {
  await transaction.run(restore, [code]);
}

const DAY_MS = 86_400_000;

/** Removes words, names and documents of movements that were imported long ago. Returns whether there may be more. */
export async function forgetLines(queries: Queries, now: number, limit = 1000): Promise<boolean> {
  const before = new Date(now - STATEMENT_TEXT_DAYS * DAY_MS);
  return (await queries.run(forget, [new Date(now), before, limit])) === limit;
}
