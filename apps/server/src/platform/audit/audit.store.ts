import type { Transaction } from '../db/database.ts';
import { statement } from '../db/statement.ts';

/** An action of a user in the back office. */
export interface Audited {
  readonly actorId: number;
  /** The name of the operation: `annul-bid`. */
  readonly action: string;
  /** What it was done to: `offer 12`, `account 7`, `proposal 3`. */
  readonly subject: string;
  /** Context needed to understand the action later: reason, values before and after in centavos. No secrets. */
  readonly details?: Readonly<Record<string, string | number | boolean | null | readonly number[]>>;
  /** Epoch milliseconds UTC. */
  readonly at: number;
}

const record = statement({
  name: 'audit.record',
  text: 'insert into audit (actor_id, action, subject, details, at) values ($1, $2, $3, $4, $5)',
});

/** Writes an audit row in the transaction of the action (S-11, S-46). */
export async function recordAudit(transaction: Transaction, audited: Audited): Promise<void> {
  const { actorId, action, subject, details = {}, at } = audited;
  await transaction.run(record, [actorId, action, subject, JSON.stringify(details), new Date(at)]);
}
