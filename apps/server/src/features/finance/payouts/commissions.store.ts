import type { SetStoreCommission } from '@patio/domain/finance/payouts/store-commission.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const list = statement({
  name: 'store-commissions.list',
  text: `select v.code, v.partner_id, v.category_code, v.basis_points, v.minimum_cents, v.maximum_cents, v.valid_from, v.reason,
      s.name as store, trim(a.name || ' ' || a.surname) as by
    from store_commission v left join partner s on s.id = v.partner_id join account a on a.id = v.changed_by
    where $1::bigint is null or v.partner_id is null or v.partner_id = $1 order by v.valid_from desc, v.code desc limit 1000`,
});

const insert = statement({
  name: 'store-commissions.insert',
  text: `insert into store_commission (partner_id, category_code, basis_points, minimum_cents, maximum_cents, valid_from, changed_by, reason)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning code`,
});

const places = statement({
  name: 'store-commissions.places',
  text: `select $1::bigint is null or exists (select from partner where id = $1) as store,
    $2::integer is null or exists (select from category where code = $2) as category`,
});

/** Every version, latest first; of a store, those that hold for it or for all. Centavos, epoch milliseconds. */
export function commissionRows(queries: Queries, partnerId: number | null) {
  return queries.rows(list, [partnerId]);
}

export type CommissionRow = Awaited<ReturnType<typeof commissionRows>>[number];

/** Those that hold for a store, as the domain reads them. */
export async function commissionsOf(
  queries: Queries,
  partnerId: number,
): Promise<readonly SetStoreCommission[]> {
  return (await commissionRows(queries, partnerId)).map((row) => ({
    partnerId: row.partner_id,
    categoryCode: row.category_code,
    rule: { basisPoints: row.basis_points, minimum: row.minimum_cents, maximum: row.maximum_cents },
    validFrom: row.valid_from,
  }));
}

/** Adds a version and returns its code; versions are never changed. */
export async function insertCommission(
  transaction: Transaction,
  { partnerId, categoryCode, rule, validFrom }: SetStoreCommission,
  { by, reason }: { readonly by: number; readonly reason: string },
): Promise<number> {
  const { basisPoints, minimum, maximum = null } = rule;
  const values = [partnerId, categoryCode, basisPoints, minimum, maximum, new Date(validFrom), by, reason];
  const row = await transaction.row(insert, values);
  if (row === undefined) throw new Error('A commission was not written.');
  return row.code;
}

/** Whether a store and a category exist; null is all of them. */
export async function placesExist(queries: Queries, partnerId: number | null, categoryCode: number | null) {
  const row = await queries.row(places, [partnerId, categoryCode]);
  return { store: row?.store === true, category: row?.category === true };
}
