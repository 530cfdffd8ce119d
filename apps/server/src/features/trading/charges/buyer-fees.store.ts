import type { FeeRule } from '@patio/domain/trading/costs/fee-rule.ts';
import type { SetFee } from '@patio/domain/trading/costs/choose-fee.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** A fee that was set, with its number. */
export interface BuyerFeeRow extends SetFee {
  readonly code: number;
  /** Why it was set; null: not noted then. */
  readonly reason: string | null;
  /** Name of the store; null: of none. */
  readonly storeName: string | null;
  /** Who set it. */
  readonly by: string | null;
}

type Stored = Omit<BuyerFeeRow, 'fee'> & Required<FeeRule>;

const columns = `code, offer_code as "offerCode", partner_id as "partnerId", category_code as "categoryCode",
  basis_points as "basisPoints", minimum_cents as minimum, maximum_cents as maximum, fixed_cents as fixed, valid_from as "validFrom", reason,
  (select s.name from partner s where s.id = partner_id) as "storeName",
  (select trim(a.name || ' ' || a.surname) from account a where a.id = changed_by) as by`;

const list = statement({
  name: 'charges.fees',
  text: `select ${columns} from buyer_fee
    where $1::bigint is null or (offer_code is null and (partner_id is null or partner_id = $1))
    order by valid_from desc, code desc limit 1000`,
});

const insert = statement({
  name: 'charges.insert-fee',
  text: `insert into buyer_fee (offer_code, partner_id, category_code, basis_points, minimum_cents, maximum_cents, fixed_cents, valid_from, changed_by, reason)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${columns}`,
});

const published = statement({
  name: 'charges.offer-published',
  text: 'select published_at <= $2 as published from offer where code = $1',
});

const category = statement({ name: 'charges.category', text: 'select code from category where code = $1' });
const store = statement({ name: 'charges.store', text: 'select id from partner where id = $1' });

/** Every fee that was set, latest first; of a store, those that hold for it or for all. */
export async function listFees(queries: Queries, store: number | null): Promise<BuyerFeeRow[]> {
  return (await queries.rows(list, [store])).map(feeOf);
}

/** Inserts a fee; fees are never changed. */
export async function insertFee(
  transaction: Transaction,
  { offerCode, partnerId, categoryCode, fee, validFrom }: SetFee,
  { actorId, reason }: { readonly actorId: number; readonly reason: string | null },
): Promise<BuyerFeeRow> {
  const row = await transaction.row(insert, [
    offerCode,
    partnerId,
    categoryCode,
    fee.basisPoints,
    fee.minimum,
    fee.maximum ?? null,
    fee.fixed,
    new Date(validFrom),
    actorId,
    reason,
  ]);
  if (!row) throw new Error('A fee was not written.');
  return feeOf(row);
}

/** Whether an offer is published by then; undefined if there is no such offer. */
export async function isPublished(queries: Queries, code: number, at: number): Promise<boolean | undefined> {
  const row = await queries.row(published, [code, new Date(at)]);
  return row && row.published === true;
}

/** Whether a store exists; null is the house. */
export async function storeExists(queries: Queries, partnerId: number | null): Promise<boolean> {
  return partnerId === null || (await queries.row(store, [partnerId])) !== undefined;
}

/** Whether a category exists; null is every category. */
export async function categoryExists(queries: Queries, code: number | null): Promise<boolean> {
  return code === null || (await queries.row(category, [code])) !== undefined;
}

function feeOf({ basisPoints, minimum, maximum, fixed, ...place }: Stored): BuyerFeeRow {
  return { ...place, fee: { basisPoints, minimum, maximum, fixed } };
}
