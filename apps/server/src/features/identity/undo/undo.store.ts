import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

const add = statement({
  name: 'undo.add',
  text: `insert into undoable_change (token_hash, actor_id, action, before, at) values ($1, $2, $3, $4, $5)`,
});

const take = statement({
  name: 'undo.take',
  text: `update undoable_change set undone_at = $3
    where token_hash = $1 and actor_id = $2 and undone_at is null and at > $4 returning action, before`,
  shape: shape<{ before: readonly object[] }>(),
});

const forget = statement({ name: 'undo.forget', text: 'delete from undoable_change where at < $1' });

/** A change that its author can take back. `before` is what is needed for that; `at` in epoch milliseconds. */
export interface StoredChange {
  readonly tokenHash: Buffer;
  readonly actorId: number;
  readonly action: string;
  readonly before: unknown;
  readonly at: number;
}

/** Keeps what a change needs to be taken back. */
export async function keepChange(transaction: Transaction, kept: StoredChange): Promise<void> {
  const { tokenHash, actorId, action, before, at } = kept;
  await transaction.run(add, [tokenHash, actorId, action, JSON.stringify(before), new Date(at)]);
}

/** Takes a change that is to be undone, once; undefined: it is too old, undone, or of another user. */
export function takeChange(
  transaction: Transaction,
  { tokenHash, actorId }: Pick<StoredChange, 'tokenHash' | 'actorId'>,
  { now, since }: { readonly now: number; readonly since: number },
): Promise<{ readonly action: string; readonly before: unknown } | undefined> {
  return transaction.row(take, [tokenHash, actorId, new Date(now), new Date(since)]);
}

/** Deletes what can no longer be taken back. */
export async function forgetChanges(queries: Queries, before: number): Promise<void> {
  await queries.run(forget, [new Date(before)]);
}
