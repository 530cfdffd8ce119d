import type { Queries } from '../../platform/db/database.ts';
import { composed, SqlText } from '../../platform/db/sql-text.ts';
import type { Viewer } from './offer-conditions.store.ts';
import { offerJoins, offerJson } from './offer-json.store.ts';

/** Offers in the order of their codes, open or ended, each as JSON of API-01; unknown codes are left out. */
export async function offersByCode(
  queries: Queries,
  viewer: Viewer,
  offerCodes: readonly number[],
): Promise<string[]> {
  const sql = new SqlText();
  const text = `select ${offerJson(viewer)}::text as offer
    from unnest(${sql.add(offerCodes)}::bigint[]) with ordinality wanted(code, place)
    join offer o on o.code = wanted.code ${offerJoins(sql, viewer)} order by wanted.place`;
  const rows = await queries.rows<{ offer: string }>(composed(text), sql.parameters);
  return rows.map((row) => row.offer);
}
