import { expect } from 'vitest';
import type { Database } from '../../src/platform/db/database.ts';

/** What a row holds; instants in epoch milliseconds. */
type Row = Readonly<Record<string, unknown>>;

/** What became of one row: `added` or `removed` with all of it, or each changed column with its values before and after. */
export type RowChange = Readonly<Record<string, unknown>>;

/** Changed rows by table, in the order of their keys; a single one may stand without a list. */
export type Changes = Readonly<Record<string, RowChange | readonly RowChange[]>>;

interface Table {
  readonly columns: ReadonlyMap<string, { readonly instant: boolean; readonly key: boolean }>;
}

type Picture = ReadonlyMap<string, ReadonlyMap<string, Row>>;

/**
 * Tables that are no effect of a call: the sessions with which tests call, what is written or sent some time after a reply, and
 * what is computed again from the book for a list. Which of the
 * sellers are notified of what, their own tests verify.
 */
const TECHNICAL = [
  'session',
  'device_trace',
  'review_due',
  'selling_news',
  'aml_news',
  'store_owing',
  'mark_key',
];

const columns = {
  name: 'test.state-columns',
  text: `select c.relname as "table", a.attname as "column", format_type(a.atttypid, null) like 'timestamp%' as instant,
      coalesce(a.attnum = any(k.indkey::int2[]), false) as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index k on k.indrelid = c.oid and k.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid <> 'xid8'::regtype
    order by c.relname, a.attnum`,
};

const known = new WeakMap<Database, Promise<ReadonlyMap<string, Table>>>();

/** The tables of a database with their columns, but for the stamps of transactions. */
function tablesOf(database: Database): Promise<ReadonlyMap<string, Table>> {
  const found = known.get(database) ?? readTables(database);
  known.set(database, found);
  return found;
}

async function readTables(database: Database): Promise<ReadonlyMap<string, Table>> {
  const rows = await database.rows<{ table: string; column: string; instant: boolean; key: boolean }>(
    columns,
  );
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return new Map(
    [...byTable].map(([name, own]) => [name, { columns: new Map(own.map((row) => [row.column, row])) }]),
  );
}

/** Every row of every table, read in one statement. */
async function takePicture(database: Database): Promise<Picture> {
  const tables = await tablesOf(database);
  const parts = [...tables.keys()].map(
    (name) => `select '${name}' as name, (select json_agg(t) from "${name}" t) as rows`,
  );
  const read = await database.rows<{ name: string; rows: Row[] | null }>({
    name: 'test.state-picture',
    text: parts.join(' union all '),
  });
  return new Map(read.map(({ name, rows }) => [name, keyed(tables.get(name), rows ?? [])]));
}

function keyed(table: Table | undefined, rows: readonly Row[]): ReadonlyMap<string, Row> {
  const all = [...(table?.columns ?? [])];
  const instants = new Set(all.filter(([, { instant }]) => instant).map(([name]) => name));
  const keys = all.filter(([, { key }]) => key).map(([name]) => name);
  return new Map(
    rows.map((stored) => {
      const read = all.map(([name]) => {
        const value = stored[name];
        return [name, instants.has(name) && typeof value === 'string' ? Date.parse(value) : value] as const;
      });
      const row = Object.fromEntries(read);
      return [keys.length > 0 ? keys.map((name) => String(row[name])).join(' ') : JSON.stringify(row), row];
    }),
  );
}

function difference(before: Picture, after: Picture, except: readonly string[]): Record<string, RowChange[]> {
  const found: Record<string, RowChange[]> = {};
  for (const [table, rows] of after) {
    if (except.includes(table)) continue;
    const earlier = before.get(table) ?? new Map<string, Row>();
    const keys = [...new Set([...earlier.keys(), ...rows.keys()])].toSorted((one, other) =>
      one.localeCompare(other, 'en', { numeric: true }),
    );
    const changes = keys.flatMap((key) => changeOf(earlier.get(key), rows.get(key)));
    if (changes.length > 0) found[table] = changes;
  }
  return found;
}

function changeOf(before: Row | undefined, after: Row | undefined): RowChange[] {
  if (before === undefined) return [{ added: shown(after) }];
  if (after === undefined) return [{ removed: shown(before) }];
  const changed = Object.keys(after).filter(
    (column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]),
  );
  if (changed.length === 0) return [];
  return [Object.fromEntries(changed.map((column) => [column, [before[column], after[column]] as const]))];
}

/** Whole mails say nothing in a failure. */
const shown = (row: Row = {}): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) =>
      typeof value === 'string' && value.length > 200 ? [column, `${value.slice(0, 200)}…`] : [column, value],
    ),
  );

/** A row that came with these columns among others. */
export const added = (row: Row): RowChange => ({ added: expect.objectContaining(row) });

/** A mail that was written. */
export const mailTo = (recipient: string): RowChange => added({ recipient });

/** A notification that was written. */
export const noticeTo = (accountId: number): RowChange => added({ account_id: accountId });

/**
 * Runs an action, gives what it gives, and asserts that of everything that is stored it has changed what is named, column by column, and
 * nothing else. Tables named in `except` are passed over.
 */
export async function expectOnlyChanged<T>(
  { deps: { database } }: { readonly deps: { readonly database: Database } },
  action: () => Promise<T>,
  expected: Changes,
  except: readonly string[] = TECHNICAL,
): Promise<T> {
  const before = await takePicture(database);
  const given = await action();
  const lists = Object.entries(expected).map(([table, rows]) => [table, Array.isArray(rows) ? rows : [rows]]);
  expect(difference(before, await takePicture(database), except)).toEqual(Object.fromEntries(lists));
  return given;
}

/** The same for an action that must leave everything as it was. */
export function expectNothingChanged<T>(
  server: { readonly deps: { readonly database: Database } },
  action: () => Promise<T>,
): Promise<T> {
  return expectOnlyChanged(server, action, {});
}

/** Makes a call that must be refused with this status and leave everything as it was, and gives the reply. */
export async function expectRefused<T extends { readonly statusCode: number; readonly body: string }>(
  server: { readonly deps: { readonly database: Database } },
  call: () => Promise<T>,
  status: number,
): Promise<T> {
  const reply = await expectNothingChanged(server, call);
  expect(reply.statusCode, reply.body).toBe(status);
  return reply;
}
