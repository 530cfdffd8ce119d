import type { PayoutPart } from '@patio/domain/finance/payouts/plan-payout.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';

const insert = statement({
  name: 'store-repayments.insert',
  text: `insert into store_repayment (partner_id, amount_cents, way, paid_on, reference, recorded_by, recorded_at)
    values ($1, $2, $3, $4::date, $5, $6, $7) returning code`,
});

const insertParts = statement({
  name: 'store-repayments.insert-parts',
  text: `insert into store_repayment_part (repayment_code, charge_code, gross_cents, commission_cents)
    select $1, x.charge, -x.gross, -x.commission from jsonb_to_recordset($2::jsonb) as x(charge bigint, gross bigint, commission bigint)`,
});

/** Whether a sale of which a repayment `r` is was passed on to its store again since, by what was booked after it. */
const PASSED_ON_AGAIN = `exists (select from store_repayment_part x
    join book_transaction t on t.key = 'store-repaid:' || r.code || ':' || x.charge_code
    join book_transaction l on l.charge_code = x.charge_code and l.code > t.code and l.kind in ('paying-out', 'not-paid-out')
    join book_entry e on e.transaction_code = l.code join book_account k on k.code = e.account_code and k.kind = 'paid-out'
  where x.repayment_code = r.code group by x.charge_code having sum(e.amount_cents) > 0)`;

/** Whether the reference of a repayment `r` is that of a movement of a statement. */
const OF_MOVEMENT = `exists (select from statement_line m where r.reference in (m.reference, upper(m.bank_id)) and m.amount_cents = r.amount_cents)`;

const find = statement({
  name: 'store-repayments.find',
  text: `select r.code, r.partner_id, r.amount_cents, r.way, r.reference, r.recorded_by, r.reversed_at is not null as undone,
      ${PASSED_ON_AGAIN} as passed_on_again, ${OF_MOVEMENT} as of_movement from store_repayment r where r.code = $1`,
  shape: shape<{ way: 'transfer' | 'cash' }>(),
});

const parts = statement({
  name: 'store-repayments.parts',
  text: `select repayment_code as payout_code, charge_code as charge, -gross_cents as gross, -commission_cents as commission
    from store_repayment_part where repayment_code = $1 order by charge_code`,
});

const undo = statement({
  name: 'store-repayments.undo',
  text: `update store_repayment set reversed_by = $2, reversed_at = $3, reverse_reason = $4 where code = $1 and reversed_at is null`,
});

const correct = statement({
  name: 'store-repayments.correct-reference',
  text: 'update store_repayment set reference = $2 where code = $1 and reversed_at is null',
});

const ofStore = statement({
  name: 'store-repayments.of-store',
  text: `select r.code, r.amount_cents, r.way, r.paid_on, r.reference, r.recorded_by, r.recorded_at, trim(a.name || ' ' || a.surname) as recorder,
      r.reversed_by, r.reversed_at, r.reverse_reason, trim(u.name || ' ' || u.surname) as reverser, ${PASSED_ON_AGAIN} as passed_on_again, ${OF_MOVEMENT} as of_movement,
      coalesce((select array_agg(distinct c.purchase_code order by c.purchase_code) from store_repayment_part x
        join charge c on c.code = x.charge_code where x.repayment_code = r.code), '{}') as purchases
    from store_repayment r join account a on a.id = r.recorded_by left join account u on u.id = r.reversed_by where r.partner_id = $1 order by r.code desc limit 200`,
  shape: shape<{ way: 'transfer' | 'cash' }>(),
});

const sums = statement({
  name: 'store-repayments.sums',
  text: `select coalesce(sum(x.gross_cents - x.commission_cents), 0)::bigint as amount, coalesce(sum(x.commission_cents), 0)::bigint as commission
    from store_repayment r join store_repayment_part x on x.repayment_code = r.code where r.partner_id = $1 and r.reversed_at is null`,
});

/** Money that a store gave back, to be written. Centavos; day as yyyy-mm-dd; instant in epoch milliseconds. */
export interface NewRepayment {
  readonly store: number;
  readonly amount: number;
  readonly way: 'transfer' | 'cash';
  readonly day: string;
  readonly reference: string;
  readonly by: number;
  readonly at: number;
}

/** Writes it with its parts, whose amounts are below zero, and returns its code. */
export async function insertRepayment(
  transaction: Transaction,
  { store, amount, way, day, reference, by, at }: NewRepayment,
  parts: readonly PayoutPart[],
): Promise<number> {
  const row = await transaction.row(insert, [store, amount, way, day, reference, by, new Date(at)]);
  if (row === undefined) throw new Error('What a store gave back was not written.');
  await transaction.run(insertParts, [row.code, JSON.stringify(parts)]);
  return row.code;
}

/** What a store gave back, latest first. */
export function repaymentsOf(queries: Queries, store: number) {
  return queries.rows(ofStore, [store]);
}

export type RepaymentRow = Awaited<ReturnType<typeof repaymentsOf>>[number];

/** What a store gave back in all, and the commission that was given back with it. Centavos. */
export async function repaymentSums(queries: Queries, store: number) {
  return (await queries.row(sums, [store])) ?? { amount: 0, commission: 0 };
}

/** One by its code; what changes it holds the lock of its store. */
export function findRepayment(queries: Queries, code: number) {
  return queries.row(find, [code]);
}

/** Its parts as they are booked, below zero, in the order of their charges. Centavos. */
export function repaidParts(queries: Queries, code: number) {
  return queries.rows(parts, [code]);
}

/** The bank knows it by another reference than was recorded. Errors: it was taken back. */
export async function writeRepaymentReference(
  transaction: Transaction,
  code: number,
  reference: string,
): Promise<void> {
  if ((await transaction.run(correct, [code, reference])) !== 1)
    throw new Error('A reference was corrected of what was taken back.');
}

/** Notes that it was recorded by mistake; instant in epoch milliseconds. Errors: it was taken back before. */
export async function writeRepaymentUndone(
  transaction: Transaction,
  code: number,
  { reason, by, at }: { readonly reason: string; readonly by: number; readonly at: number },
): Promise<void> {
  if ((await transaction.run(undo, [code, by, new Date(at), reason])) !== 1)
    throw new Error('What a store gave back was taken back twice.');
}
