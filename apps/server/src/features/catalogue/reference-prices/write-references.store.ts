import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { ReferencePriceFact } from './reference-facts.ts';

const models = statement({
  name: 'reference-prices.write-models',
  text: `insert into reference_model (fipe_code, brand, brand_key, model, fuels, from_table)
         select fipe_code, brand, brand_key, model, fuels, $2
         from json_to_recordset($1::json) as d(fipe_code text, brand text, brand_key text, model text, fuels jsonb)
         order by fipe_code
         on conflict (fipe_code) do update set brand = excluded.brand, brand_key = excluded.brand_key, model = excluded.model,
           fuels = reference_model.fuels || excluded.fuels, from_table = reference_model.from_table or excluded.from_table`,
});

const prices = statement({
  name: 'reference-prices.write-prices',
  text: `with written as (
           insert into reference_price as known (fipe_code, year_model, month, cents)
           select code, year, (month || '-01')::date, cents
           from unnest($1::text[], $2::smallint[], $3::text[], $4::bigint[]) as d(code, year, month, cents)
           order by code, year, month
           on conflict (fipe_code, year_model, month) do update set cents = excluded.cents where known.cents <> excluded.cents
           returning xmax = 0 as fresh)
         select count(*) filter (where fresh)::int as inserted, count(*) filter (where not fresh)::int as updated from written`,
});

const known = statement({
  name: 'reference-prices.known-models',
  text: 'select fipe_code from reference_model where fipe_code = any($1::text[])',
});

/** Writes models, merging their years with the known ones. */
export async function writeModels(
  transaction: Transaction,
  rows: readonly object[],
  fromTable: boolean,
): Promise<void> {
  await transaction.run(models, [JSON.stringify(rows), fromTable]);
}

/** Writes prices, each key once; returns how many are new and how many have changed. */
export async function writePrices(
  transaction: Transaction,
  facts: readonly ReferencePriceFact[],
): Promise<{ inserted: number; updated: number }> {
  const counted = await transaction.row(prices, [
    facts.map(({ fipeCode }) => fipeCode),
    facts.map(({ yearModel }) => yearModel),
    facts.map(({ month }) => month),
    facts.map(({ cents }) => cents),
  ]);
  return counted ?? { inserted: 0, updated: 0 };
}

/** Which of these FIPE codes name a model that is known. */
export async function knownCodes(queries: Queries, codes: readonly string[]): Promise<Set<string>> {
  const rows = await queries.rows(known, [codes]);
  return new Set(rows.map(({ fipe_code }) => fipe_code));
}
