import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

/** A dead mail. Instants in epoch milliseconds UTC. */
export interface DeadMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly tries: number;
  readonly last_error: string | null;
  readonly created_at: number;
  readonly dead_at: number;
  readonly useless_at: number | null;
}

const columns = 'id, recipient, subject, tries, last_error, created_at, dead_at, useless_at';

const list = statement({
  name: 'mail.dead',
  text: `select ${columns} from mail where dead_at is not null order by dead_at desc, id desc limit $1 offset $2`,
});

const lock = statement({
  name: 'mail.lock',
  text: `select id, dead_at, useless_at from mail where id = $1 for update`,
});

const revive = statement({
  name: 'mail.revive',
  text: `update mail set dead_at = null, tries = 0, doubts = 0, not_before = $2, sending_since = null where id = $1`,
});

/** A page of the dead mails, latest first. */
export function deadMails(queries: Queries, limit: number, offset: number): Promise<DeadMail[]> {
  return queries.rows(list, [limit, offset]);
}

/** Locks a mail, sent, waiting or dead. */
export function lockMail(
  transaction: Transaction,
  id: number,
): Promise<(Pick<DeadMail, 'id' | 'useless_at'> & { dead_at: number | null }) | undefined> {
  return transaction.row(lock, [id]);
}

/** Requeues a dead mail. */
export async function reviveMail(transaction: Transaction, id: number, now: number): Promise<void> {
  await transaction.run(revive, [id, new Date(now)]);
}
