import type { Queries, Transaction } from '../platform/db/database.ts';

const lock = { name: 'demo.lock', text: 'select pg_advisory_xact_lock(7411904)' } as const;

const state = {
  name: 'demo.state',
  text: `select exists (select from demo_world) as loaded,
    exists (select from account) or exists (select from offer) as used`,
} as const;

const note = { name: 'demo.note', text: 'insert into demo_world (loaded_at) values ($1)' } as const;

// The database was empty before.
const mark = {
  name: 'demo.mark',
  text: `insert into demo_mark (kind, id)
    select 'account', id from account union all select 'offer', code from offer union all select 'store', id from partner`,
} as const;

/** Whether the demo world is there already, and whether anybody else has used the database. */
export async function demoState(queries: Queries): Promise<{ loaded: boolean; used: boolean }> {
  return (await queries.row<{ loaded: boolean; used: boolean }>(state)) ?? { loaded: false, used: true };
}

/** One process at a time loads; the lock falls with the transaction. */
export async function lockDemo(transaction: Transaction): Promise<void> {
  await transaction.run(lock);
}

/** Remembers that the demo world is in this database, and what came with it. */
export async function noteDemo(transaction: Transaction, now: number): Promise<void> {
  await transaction.run(note, [new Date(now)]);
  await transaction.run(mark);
}
