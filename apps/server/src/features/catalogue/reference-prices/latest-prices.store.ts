import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const latest = statement({
  name: 'reference-prices.latest',
  text: `select distinct on (fipe_code) fipe_code, cents, to_char(month, 'YYYY-MM') as month from reference_price
    where fipe_code = any($1::text[]) and year_model = $2 order by fipe_code, month desc`,
});

/** The latest price of entries in a model year, by their codes. */
export async function latestPrices(
  queries: Queries,
  codes: readonly string[],
  year: number,
): Promise<ReadonlyMap<string, { readonly cents: number; readonly month: string }>> {
  if (codes.length === 0) return new Map();
  const rows = await queries.rows(latest, [codes, year]);
  return new Map(rows.map(({ fipe_code: code, ...price }) => [code, price]));
}
