import type { Transaction } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';

const snapshot: Statement = { name: '', text: 'set transaction isolation level repeatable read' };

/** Everything that follows in the transaction is read as it is at one instant; nothing was read in it before. */
export async function readAtOneInstant(transaction: Transaction): Promise<void> {
  await transaction.run(snapshot);
}
