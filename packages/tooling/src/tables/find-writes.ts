/** A table that a source file writes by SQL. */
export interface TableWrite {
  readonly file: string;
  readonly table: string;
}

const CREATED = /\bcreate (?:unlogged )?table (?:if not exists )?(\w+)/g;
const DROPPED = /\bdrop table (?:if exists )?(\w+)/g;
const RENAMED = /\balter table (\w+) rename to (\w+)/g;
const WRITTEN = /\b(?:insert\s+into|update|delete\s+from|truncate)\s+(?:only\s+)?(\w+)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Returns the tables that exist after all migrations, given in their order. */
export function tablesOf(migrations: readonly string[]): Set<string> {
  const tables = new Set<string>();
  for (const text of migrations) {
    for (const [, name = ''] of text.matchAll(CREATED)) tables.add(name);
    for (const [, name = ''] of text.matchAll(DROPPED)) tables.delete(name);
    for (const [, from = '', to = ''] of text.matchAll(RENAMED)) {
      tables.delete(from);
      tables.add(to);
    }
  }
  return tables;
}

/** Returns which of the tables a source writes, each once. Comments do not count. */
export function writesOf(file: string, text: string, tables: ReadonlySet<string>): TableWrite[] {
  const written = [...text.replace(COMMENT, '').matchAll(WRITTEN)].map(([, table = '']) => table);
  return [...new Set(written)].filter((table) => tables.has(table)).map((table) => ({ file, table }));
}
