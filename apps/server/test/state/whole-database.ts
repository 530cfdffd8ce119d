import type { Database } from '../../src/platform/db/database.ts';

const columns = {
  name: 'test.whole-columns',
  text: `select c.table_name as "table", c.column_name as "column", c.data_type as type from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
} as const;

/**
 * Where any of some texts is found in the whole database, in any letter case: `table.column`, in every column that can hold words or
 * bytes.
 */
export async function placesOf(database: Database, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const lowered = texts.map((text) => text.toLowerCase());
  const all = await database.rows<{ table: string; column: string; type: string }>(columns);
  for (const { table, column, type } of all) {
    if (/^(bigint|smallint|integer|boolean|uuid|double precision|xid8|timestamp)/.test(type)) continue;
    const written = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const row = await database.row<{ hit: boolean }>(
      {
        name: `test.whole-${table}-${column}`,
        text: `select exists (select from "${table}" cross join unnest($1::text[]) as looked_for (text_of_person)
          where position(text_of_person in lower(${written})) > 0) as hit`,
      },
      [lowered],
    );
    if (row?.hit === true) found.push(`${table}.${column}`);
  }
  return found;
}

/** Everything that is stored, as one text to compare. */
export async function wholeDatabase(database: Database): Promise<string> {
  const all = await database.rows<{ table: string }>(columns);
  const tables = [...new Set(all.map(({ table }) => table))].toSorted((one, other) =>
    one.localeCompare(other),
  );
  const parts: string[] = [];
  for (const table of tables) {
    const row = await database.row<{ hash: string | null }>({
      name: `test.whole-hash-${table}`,
      text: `select md5(string_agg(t::text, '|' order by t::text)) as hash from "${table}" t`,
    });
    parts.push(`${table} ${row?.hash ?? '-'}`);
  }
  return parts.join('\n');
}
