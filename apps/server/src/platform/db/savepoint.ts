import type { Statement, Transaction } from './database.ts';

const begin: Statement = { name: 'savepoint.begin', text: 'savepoint apart' };
const keep: Statement = { name: 'savepoint.keep', text: 'release savepoint apart' };
const undo: Statement = { name: 'savepoint.undo', text: 'rollback to savepoint apart' };

/**
 * Does a part of a transaction that may fail without it: what the part changed is undone then, and its effects after the commit are dropped.
 * Errors: of the part. Parts are not nested.
 */
export async function apart<T>(
  transaction: Transaction,
  work: (part: Transaction) => Promise<T>,
): Promise<T> {
  const effects: (() => void)[] = [];
  await transaction.run(begin);
  try {
    const result = await work({ ...transaction, afterCommit: (effect) => effects.push(effect) });
    await transaction.run(keep);
    for (const effect of effects) transaction.afterCommit(effect);
    return result;
  } catch (error) {
    await transaction.run(undo);
    throw error;
  }
}
