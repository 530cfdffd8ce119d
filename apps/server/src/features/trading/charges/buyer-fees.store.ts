import type { FeeRule } from '@patio/domain/trading/costs/fee-rule.ts';
import type { SetFee } from '@patio/domain/trading/costs/choose-fee.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** A fee that was set, with its number. */
export interface BuyerFeeRow extends SetFee {
  readonly code: number;
}

type Stored = Omit<BuyerFeeRow, 'fee'> & FeeRule;

const columns = `code, offer_code as "offerCode", partner_id as "partnerId", category_code as "categoryCode",
  basis_points as "basisPoints", minimum_cents as minimum, fixed_cents as fixed, valid_from as "validFrom"`;

const list = statement({
  name: 'charges.fees',
  text: `select ${columns} from buyer_fee order by valid_from desc, code desc limit 1000`,
});

const insert = statement({
  name: 'charges.insert-fee',
  text: `insert into buyer_fee (offer_code, partner_id, category_code, basis_points, minimum_cents, fixed_cents, valid_from, changed_by)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
});

const published = statement({
  name: 'charges.offer-published',
  text: 'select published_at <= $2 as published from offer where code = $1',
});

const store = statement({ name: 'charges.store', text: 'select id from partner where id = $1' });

/** Every fee that was set, latest first. */
export async function listFees(queries: Queries): Promise<BuyerFeeRow[]> {
  return (await queries.rows(list)).map(feeOf);
}

/** Inserts a fee; fees are never changed. */
export async function insertFee(
  transaction: Transaction,
  { offerCode, partnerId, categoryCode, fee, validFrom }: SetFee,
  actorId: number,
): Promise<BuyerFeeRow> {
  const row = await transaction.row(insert, [
    offerCode,
    partnerId,
    categoryCode,
    fee.basisPoints,
    fee.minimum,
    fee.fixed,
    new Date(validFrom),
    actorId,
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

function feeOf({ basisPoints, minimum, fixed, ...place }: Stored): BuyerFeeRow {
  return { ...place, fee: { basisPoints, minimum, fixed } };
}
