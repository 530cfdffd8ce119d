import type { Queries, Transaction } from '../db/database.ts';
import { statement } from '../db/statement.ts';

const find = statement({ name: 'mark-keys.find', text: 'select id, sealed from mark_key where id = 1' });

const insert = statement({
  name: 'mark-keys.insert',
  text: 'insert into mark_key (id, sealed) values ($1, $2) on conflict (id) do nothing',
});

/** The encrypted key of marks; undefined: there is none yet. */
export function markKeyRow(queries: Queries) {
  return queries.row(find);
}

/** Stores the key of marks unless there is one. */
export async function insertMarkKey(
  transaction: Transaction,
  { id, sealed }: { readonly id: number; readonly sealed: Buffer },
): Promise<void> {
  await transaction.run(insert, [id, sealed]);
}
