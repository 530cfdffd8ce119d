import type { FreightRate } from '@patio/domain/trading/freight/freight-rate.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** A freight rate with its number. */
export interface FreightRateRow extends FreightRate {
  readonly code: number;
}

type Stored = Omit<FreightRateRow, 'price'> & {
  readonly base: number | null;
  readonly perKm: number | null;
  readonly minimum: number | null;
};

const columns = `code, partner_id as "partnerId", category_code as "categoryCode", origin_uf as origin, destination_uf as destination,
  base_cents as base, per_km_cents as "perKm", minimum_cents as minimum, valid_from as "validFrom"`;

const list = statement({
  name: 'charges.rates',
  text: `select ${columns}, (select p.name from partner p where p.id = partner_id) as store
    from freight_rate where $1::bigint is null or partner_id = $1
    order by partner_id nulls first, category_code nulls first, destination_uf nulls first, origin_uf nulls first, valid_from`,
});

const ofTenant = statement({
  name: 'charges.rates-of-tenant',
  text: `select ${columns} from freight_rate where partner_id is null or partner_id = $1`,
});

/** The rate of a route and kind that is in force. */
const inForce = statement({
  name: 'charges.rate-in-force',
  text: `select ${columns} from freight_rate where partner_id is not distinct from $1 and category_code is not distinct from $2
    and origin_uf is not distinct from $3 and destination_uf is not distinct from $4 and valid_from <= $5 order by valid_from desc limit 1`,
});

/** Removes a rate that takes effect at the same instant; the history is in the audit. */
const clear = statement({
  name: 'charges.clear-rates',
  text: `delete from freight_rate where partner_id is not distinct from $1 and category_code is not distinct from $2
    and origin_uf is not distinct from $3 and destination_uf is not distinct from $4 and (valid_from = $5 or valid_from <= $6 and $5 <= $6)`,
});

const insert = statement({
  name: 'charges.insert-rate',
  text: `insert into freight_rate (partner_id, category_code, origin_uf, destination_uf, base_cents, per_km_cents, minimum_cents,
      valid_from, changed_by, changed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${columns}`,
});

const remove = statement({
  name: 'charges.remove-rate',
  text: `delete from freight_rate where code = $1 and ($2::bigint is null or partner_id = $2) returning ${columns}`,
});

/** Serialises changes of the rates. */
const lock = statement({ name: 'charges.lock-rates', text: 'select pg_advisory_xact_lock(7411980)' });

/** All rates, or those of one store, with the store's name. */
export async function listRates(
  queries: Queries,
  partnerId: number | null,
): Promise<readonly (FreightRateRow & { readonly store: string | null })[]> {
  return (await queries.rows(list, [partnerId])).map((row) => ({ ...rateOf(row), store: row.store }));
}

/** The rates that apply to a store, or (null) to the house alone. */
export async function ratesFor(queries: Queries, partnerId: number | null): Promise<FreightRateRow[]> {
  return (await queries.rows(ofTenant, [partnerId])).map(rateOf);
}

interface Change {
  readonly actorId: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

const known = statement({
  name: 'charges.is-rate',
  text: 'select code from freight_rate where code = $1',
});

/** Whether there is still a rate of that number. */
export const isRate = async (queries: Queries, code: number): Promise<boolean> =>
  (await queries.row(known, [code])) !== undefined;

/** The rate of the same route and kind that is in force, while nobody else changes one. */
export async function lockedRate(
  transaction: Transaction,
  { partnerId, categoryCode, origin, destination }: FreightRate,
  at: number,
): Promise<FreightRateRow | undefined> {
  await transaction.rows(lock);
  const row = await transaction.row(inForce, [partnerId, categoryCode, origin, destination, new Date(at)]);
  return row && rateOf(row);
}

/** Replaces the rate of the same route and kind. */
export async function writeRate(
  transaction: Transaction,
  rate: FreightRate,
  { actorId, at }: Change,
): Promise<FreightRateRow> {
  const relation = [rate.partnerId, rate.categoryCode, rate.origin, rate.destination];
  const validFrom = new Date(rate.validFrom);
  await transaction.rows(lock);
  await transaction.run(clear, [...relation, validFrom, new Date(at)]);
  const row = await transaction.row(insert, [
    ...relation,
    rate.price?.base ?? null,
    rate.price?.perKm ?? null,
    rate.price?.minimum ?? null,
    validFrom,
    actorId,
    new Date(at),
  ]);
  if (!row) throw new Error('A line of the table of freight was not written.');
  return rateOf(row);
}

/** Removes a rate; `partnerId`: only of that store. Undefined if there was none. */
export async function removeRate(
  transaction: Transaction,
  code: number,
  partnerId: number | null,
): Promise<FreightRateRow | undefined> {
  const row = await transaction.row(remove, [code, partnerId]);
  return row && rateOf(row);
}

function rateOf({ base, perKm, minimum, ...rate }: Stored): FreightRateRow {
  const price = base === null || perKm === null || minimum === null ? null : { base, perKm, minimum };
  return { ...rate, price };
}
