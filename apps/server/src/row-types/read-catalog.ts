import type pg from 'pg';

/** A column of a table. */
interface CatalogColumn {
  readonly notNull: boolean;
  /** The only values that a check allows, as TypeScript literals. */
  readonly values: readonly string[] | null;
}

/** What the analysis of statements needs to know about a database. */
export interface Catalog {
  /** By `table.number`, both as PostgreSQL numbers them. */
  readonly columns: ReadonlyMap<string, CatalogColumn>;
  /** Names of functions by their numbers. */
  readonly functions: ReadonlyMap<string, string>;
  /** Names of operators by their numbers. */
  readonly operators: ReadonlyMap<string, string>;
}

const columns = `
  select a.attrelid || '.' || a.attnum as key, a.attnotnull as not_null,
    (select array_agg(pg_get_constraintdef(c.oid)) from pg_constraint c
     where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]) as checks
  from pg_attribute a join pg_class t on t.oid = a.attrelid and t.relkind = 'r'
  where a.attnum > 0 and not a.attisdropped and t.relnamespace = 'public'::regnamespace`;
const functions = `select oid::text as key, proname as name from pg_proc`;
const operators = `select oid::text as key, oprname as name from pg_operator`;

/** Reads the catalog of a database. */
export async function readCatalog(client: pg.Client): Promise<Catalog> {
  const names = async (sql: string) =>
    new Map(
      (await client.query<{ key: string; name: string }>(sql)).rows.map(({ key, name }) => [key, name]),
    );
  const found = await client.query<{ key: string; not_null: boolean; checks: string[] | null }>(columns);
  return {
    columns: new Map(
      found.rows.map(({ key, not_null: notNull, checks }) => [
        key,
        { notNull, values: valuesIn(checks ?? []) },
      ]),
    ),
    functions: await names(functions),
    operators: await names(operators),
  };
}

const anyOf = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/u;
const literal = /'(?:[^']|'')*'(?=::text)|(?<![\w'])-?\d+(?![\w'])/gu;

/** The values of `check (column in ('a', 'b'))`. */
function valuesIn(checks: readonly string[]): string[] | null {
  for (const check of checks) {
    const values = anyOf.exec(check)?.[1]?.match(literal)?.map(written) ?? [];
    if (values.length > 0) return values;
  }
  return null;
}

const written = (value: string): string =>
  value.startsWith("'") ? JSON.stringify(value.slice(1, -1).replaceAll(`''`, `'`)) : value;
