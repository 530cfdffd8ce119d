import type { PayoutPart } from '@patio/domain/finance/payouts/plan-payout.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

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

const ofStore = statement({
  name: 'store-repayments.of-store',
  text: `select r.code, r.amount_cents, r.way, r.paid_on, r.reference, r.recorded_by, r.recorded_at, trim(a.name || ' ' || a.surname) as recorder,
      coalesce((select array_agg(distinct c.purchase_code order by c.purchase_code) from store_repayment_part x
        join charge c on c.code = x.charge_code where x.repayment_code = r.code), '{}') as purchases
    from store_repayment r join account a on a.id = r.recorded_by where r.partner_id = $1 order by r.code desc limit 200`,
  shape: shape<{ way: 'transfer' | 'cash' }>(),
});

const sums = statement({
  name: 'store-repayments.sums',
  text: `select coalesce(sum(x.gross_cents - x.commission_cents), 0)::bigint as amount, coalesce(sum(x.commission_cents), 0)::bigint as commission
    from store_repayment r join store_repayment_part x on x.repayment_code = r.code where r.partner_id = $1`,
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
