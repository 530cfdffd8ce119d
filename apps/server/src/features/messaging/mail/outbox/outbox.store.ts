import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import {
  dueIds,
  FAILURE,
  failureParameters,
  WAITING,
  type Failure,
} from '../../../../platform/queue/leased-rows.store.ts';
import { MAIL_URGENCIES, urgencyRank, type MailUrgency } from '../mail-urgency.ts';

/** A leased mail: until `lease` (epoch milliseconds) nobody else gets it. Instants in epoch milliseconds UTC. */
export interface DueMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe_address: string | null;
  readonly sender_name: string | null;
  readonly useless_at: number | null;
  /** Tries that have ended. */
  readonly tries: number;
  /** How often a worker died while sending it, so that nobody knows whether it arrived. */
  readonly doubts: number;
  readonly created_at: number;
  readonly lease: number;
}

const lease = statement({
  name: 'outbox-lease',
  text: `update mail set not_before = $2, doubts = doubts + (sending_since is not null)::int, sending_since = null
    where id = (${dueIds('mail', { more: 'urgency <= $3', first: 'urgency', limit: 1 })})
    returning id, recipient, subject, text, html, unsubscribe_address, sender_name, useless_at, tries, doubts, created_at,
      not_before as lease`,
});

const begin = statement({
  name: 'outbox-begin',
  text: `update mail set sending_since = $3, tries = tries + 1
    where id = $1 and not_before = $2 and sending_since is null and ${WAITING}`,
});

const sent = statement({
  name: 'outbox-sent',
  text: `update mail set sent_at = $2, last_error = null, sending_since = null, dead_at = null where id = $1 and sent_at is null`,
});

const failed = statement({
  name: 'outbox-failed',
  text: `update mail set ${FAILURE}, sending_since = null
    where id = $1 and not_before = $5 and sent_at is null`,
});

const waiting = statement({
  name: 'outbox-waiting',
  text: `select urgency, count(*)::int as waiting, min(created_at) as oldest from mail
    where ${WAITING} group by urgency`,
});

const dead = statement({
  name: 'outbox-dead',
  text: 'select count(*)::int as dead from mail where dead_at is not null',
});

/** Leases the most urgent mail that is due, none less urgent than `latest`; until `until` (epoch milliseconds) nobody else gets it. */
export function leaseMail(
  queries: Queries,
  { now, until, latest }: { readonly now: number; readonly until: number; readonly latest: MailUrgency },
): Promise<DueMail | undefined> {
  return queries.row(lease, [new Date(now), new Date(until), urgencyRank(latest)]);
}

/** Marks a mail as being sent. False: another worker has the lease by now, and it must not be sent. */
export async function beginSending(queries: Queries, mail: DueMail, now: number): Promise<boolean> {
  return (await queries.run(begin, [mail.id, new Date(mail.lease), new Date(now)])) === 1;
}

/** Marks a mail as sent, no matter who holds it now. */
export async function markSent(queries: Queries, id: number, now: number): Promise<void> {
  await queries.run(sent, [id, new Date(now)]);
}

/** `retryAt` null gives up. */
export async function markFailed(queries: Queries, mail: DueMail, failure: Failure): Promise<void> {
  await queries.run(failed, [mail.id, ...failureParameters(failure), new Date(mail.lease)]);
}

/** How many mails of an urgency wait; `oldest` is when the oldest of them was written, epoch milliseconds. */
export interface WaitingMails {
  readonly urgency: MailUrgency;
  readonly waiting: number;
  readonly oldest: number | null;
}

/** Waiting mails, by urgency. */
export async function waitingMails(queries: Queries): Promise<WaitingMails[]> {
  const rows = await queries.rows(waiting);
  return MAIL_URGENCIES.map((urgency) => {
    const row = rows.find((one) => one.urgency === urgencyRank(urgency));
    return { urgency, waiting: row?.waiting ?? 0, oldest: row?.oldest ?? null };
  });
}

/** How many mails are dead. */
export async function deadMailCount(queries: Queries): Promise<number> {
  return (await queries.row(dead))?.dead ?? 0;
}
