import type { Scope } from './list-sql.ts';

/** The scope of a user of a store: only rows of it. Null: of the house, which sees every row (rule 0.12). */
export function ownStore(column: string, storeId: number | null): readonly Scope[] {
  return storeId === null ? [] : [{ sql: column, condition: { kind: 'codes', codes: [storeId] } }];
}
