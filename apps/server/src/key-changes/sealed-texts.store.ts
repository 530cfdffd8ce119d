import type { Queries, Statement } from '../platform/db/database.ts';

/** An encrypted text. `belongs`: the parts of its location; `mark`: by which it is found, if it has one. */
export interface SealedRow {
  readonly id: number;
  readonly belongs: number;
  readonly content: Buffer;
  readonly mark: Buffer | null;
}

/** Columns of an encrypted text. */
export interface Standing {
  readonly table: string;
  readonly id: string;
  readonly belongs: string;
  readonly content: string;
  readonly mark?: string;
}

/** Reads and replaces the encrypted texts of a column. */
export function sealedTexts(name: string, { table, id, belongs, content, mark }: Standing) {
  const page: Statement<SealedRow> = {
    name: `key-changes.${name}`,
    text: `select ${id} as id, ${belongs} as belongs, ${content} as content, ${mark ?? 'null::bytea'} as mark from ${table}
      where ${content} is not null and ${id} > $1 order by ${id} limit $2`,
  };
  const swap: Statement = {
    name: `key-changes.replace-${name}`,
    text: `update ${table} set ${content} = $3${mark === undefined ? '' : `, ${mark} = $4`} where ${id} = $1 and ${content} = $2`,
  };
  return {
    /** Those after a number, in order; at most `limit`. */
    after: (queries: Queries, from: number, limit: number) => queries.rows(page, [from, limit]),
    /** Replaces ciphertext and mark if the ciphertext is unchanged; how many rows were changed. */
    replace: (queries: Queries, row: SealedRow, sealed: Buffer, newMark: Buffer | null) =>
      queries.run(swap, [row.id, row.content, sealed, ...(mark === undefined ? [] : [newMark])]),
  };
}
