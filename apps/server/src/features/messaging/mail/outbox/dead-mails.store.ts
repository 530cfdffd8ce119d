import { deadMailsList } from '@patio/contract/messaging/mail/dead-mail.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { listSource, takenBy } from '../../../../platform/lists/public.ts';

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

const from = 'from mail m';

const base = statement({
  name: 'mail.dead',
  text: `select m.id, m.recipient, m.subject, m.tries, m.last_error, m.created_at, m.dead_at, m.useless_at ${from}`,
});

/** Where the list of dead mails comes from, within `DEAD`. */
export const MAILS = listSource(deadMailsList, {
  base,
  from,
  key: 'm.id',
  sorts: { desistiuEm: { sql: 'm.dead_at', type: 'timestamptz' } },
  filters: {
    desistiuEm: 'm.dead_at',
    destinatario: 'm.recipient',
    comQuem: takenBy('dead-mail', 'm.id'),
  },
  searched: { texts: ['m.recipient', 'm.subject'], codes: ['m.id'] },
});

/** Only mails that were given up. */
export const DEAD = [{ sql: 'm.dead_at is not null', condition: { kind: 'flag', is: true } }] as const;

const lock = statement({
  name: 'mail.lock',
  text: `select id, dead_at, useless_at from mail where id = $1 for update`,
});

const revive = statement({
  name: 'mail.revive',
  text: `update mail set dead_at = null, tries = 0, doubts = 0, not_before = $2, sending_since = null where id = $1`,
});

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
