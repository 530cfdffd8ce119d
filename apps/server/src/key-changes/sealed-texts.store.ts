import type { Queries, Statement } from '../platform/db/database.ts';

/** A sealed text. `belongs`: what its place is made of. */
export interface SealedRow {
  readonly id: number;
  readonly belongs: number;
  readonly content: Buffer;
}

/** A kind of text that is stored sealed: where it stands and to what it is bound. */
export interface SealedKind {
  readonly name: string;
  place(belongs: number): string;
  /** Those after a number, in order; `limit` at most. */
  after(queries: Queries, id: number, limit: number): Promise<SealedRow[]>;
  /** Puts another sealing in the place of one that is still the same. */
  replace(queries: Queries, row: SealedRow, content: Buffer): Promise<number>;
}

interface Standing {
  readonly table: string;
  readonly id: string;
  readonly belongs: string;
  readonly content: string;
}

/** A kind of sealed text: `place` names what a row belongs to, as it was sealed. */
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
