import type { Queries, Statement } from '../platform/db/database.ts';

/** An encrypted text. `belongs`: the parts of its location. */
export interface SealedRow {
  readonly id: number;
  readonly belongs: number;
  readonly content: Buffer;
}

/** A kind of encrypted text: where it is stored and what it is bound to. */
export interface SealedKind {
  readonly name: string;
  place(belongs: number): string;
  /** Those after a number, in order; at most `limit`. */
  after(queries: Queries, id: number, limit: number): Promise<SealedRow[]>;
  /** Replaces the ciphertext if it is unchanged. */
  replace(queries: Queries, row: SealedRow, content: Buffer): Promise<number>;
}

interface Standing {
  readonly table: string;
  readonly id: string;
  readonly belongs: string;
  readonly content: string;
}

/** A kind of encrypted text: `place` returns the location a row is bound to. */
export function sealedKind(name: string, place: (belongs: number) => string, standing: Standing): SealedKind {
  const { table, id, belongs, content } = standing;
  const page: Statement<SealedRow> = {
    name: `key-changes.${name}`,
    text: `select ${id} as id, ${belongs} as belongs, ${content} as content from ${table}
      where ${content} is not null and ${id} > $1 order by ${id} limit $2`,
  };
  const swap: Statement = {
    name: `key-changes.replace-${name}`,
    text: `update ${table} set ${content} = $3 where ${id} = $1 and ${content} = $2`,
  };
  return {
    name,
    place,
    after: (queries, from, limit) => queries.rows(page, [from, limit]),
    replace: (queries, row, sealed) => queries.run(swap, [row.id, row.content, sealed]),
  };
}
