import type { Queries, Statement } from '../platform/db/database.ts';

/** A column that names files; each name is there once. */
export interface FileColumn {
  readonly table: string;
  readonly column: string;
}

const FIRST = '00000000-0000-0000-0000-000000000000';

/** Reads the names of encrypted files. */
export function sealedFolder(name: string, { table, column }: FileColumn) {
  const page: Statement<{ guid: string }> = {
    name: `key-changes.files-${name}`,
    text: `select ${column} as guid from ${table} where ${column} > $1 order by ${column} limit $2`,
  };
  const one: Statement<{ guid: string }> = {
    name: `key-changes.file-${name}`,
    text: `select ${column} as guid from ${table} where ${column} = $1`,
  };
  return {
    /** Those after a name, in order; null: from the first. */
    after: async (queries: Queries, guid: string | null, limit: number) =>
      (await queries.rows(page, [guid ?? FIRST, limit])).map((row) => row.guid),
    isNamed: async (queries: Queries, guid: string) => (await queries.row(one, [guid])) !== undefined,
  };
}
