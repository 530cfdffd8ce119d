import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

const offered = statement({
  name: 'imports.offered-plates',
  text: `select distinct on (v.plate) v.plate, o.code from vehicle v join offer o on o.code = v.offer_code
      join auction a on a.offer_code = o.code
    where v.plate = any($1::text[]) and o.status = 'A' and a.open and ($2::bigint is null or o.partner_id = $2)
      and (o.published_at is not null or exists (select from offer_draft d where d.code = o.code))
    order by v.plate, o.code`,
});
const imported = statement({
  name: 'imports.imported-keys',
  text: 'select import_key from offer where import_key = any($1::text[])',
});

/** The open offers that have these plates, by plate; `partnerId`: of this store alone. */
export async function offeredPlates(
  queries: Queries,
  plates: readonly string[],
  partnerId: number | null,
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries.rows(offered, [plates, partnerId]);
  return new Map(rows.map(({ plate, code }) => [plate, code]));
}

/** Those of the keys that have an offer. */
export async function importedKeys(queries: Queries, keys: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await queries.rows(imported, [keys])).map(({ import_key: key }) => key));
}
