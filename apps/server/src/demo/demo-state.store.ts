import type { Queries, Transaction } from '../platform/db/database.ts';
import { statement } from '../platform/db/statement.ts';

const lock = statement({ name: 'demo.lock', text: 'select pg_advisory_xact_lock(7411904)' });

const state = statement({
  name: 'demo.state',
  text: `select exists (select from demo_world) as loaded,
    exists (select from account) or exists (select from offer) as used`,
});

const note = statement({ name: 'demo.note', text: 'insert into demo_world (loaded_at) values ($1)' });

// The database was empty before.
const mark = statement({
  name: 'demo.mark',
  text: `insert into demo_mark (kind, id)
    select 'account', id from account union all select 'offer', code from offer union all select 'store', id from partner`,
});

/** Whether the demo world is loaded, and whether anyone else has used the database. */
export async function demoState(queries: Queries): Promise<{ loaded: boolean; used: boolean }> {
  return (await queries.row(state)) ?? { loaded: false, used: true };
}

/** One process at a time loads; the lock is released with the transaction. */
export async function lockDemo(transaction: Transaction): Promise<void> {
  await transaction.run(lock);
}

/** Records that the demo world is in this database, and what it consists of. */
export async function noteDemo(transaction: Transaction, now: number): Promise<void> {
  await transaction.run(note, [new Date(now)]);
  await transaction.run(mark);
}
