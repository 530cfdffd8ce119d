import type { Queries, Statement } from '../../platform/db/database.ts';

export interface NewMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The name that stands before the address of the house; null: the one of the configuration. */
  readonly senderName?: string | null;
  /** One mail for each key, however often it is asked for. */
  readonly dedupeKey?: string;
  /** Takes a POST that ends mails like this one (RFC 8058). */
  readonly unsubscribeAddress?: string;
  /** Epoch milliseconds UTC. */
  readonly now: number;
}

/** A mail that is to be sent now; the lease keeps other workers off it. */
export interface DueMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe_address: string | null;
  readonly sender_name: string | null;
  /** This one included. */
  readonly tries: number;
  /** Epoch milliseconds UTC. */
  readonly created_at: number;
}

export type KeptMail = Omit<DueMail, 'tries' | 'unsubscribe_address' | 'sender_name'>;

const insert = {
  name: 'mail-insert',
  text: `insert into mail (recipient, subject, text, html, dedupe_key, created_at, not_before, unsubscribe_address)
    values ($1, $2, $3, $4, $5, $6, $6, $7) on conflict (dedupe_key) do nothing`,
} as const satisfies Statement;

const lease = {
  name: 'mail-lease',
  text: `update mail set tries = tries + 1, not_before = $2
    where id in (
      select id from mail where sent_at is null and dead_at is null and not_before <= $1
      order by not_before limit $3 for update skip locked)
    returning id, recipient, subject, text, html, unsubscribe_address, null as sender_name, tries, created_at`,
} as const satisfies Statement;

const sent = {
  name: 'mail-sent',
  text: 'update mail set sent_at = $2, last_error = null where id = $1 and sent_at is null',
} as const satisfies Statement;

const failed = {
  name: 'mail-failed',
  text: `update mail set not_before = coalesce($2, not_before), dead_at = case when $2::timestamptz is null then $3::timestamptz end,
      last_error = $4
    where id = $1 and sent_at is null`,
} as const satisfies Statement;

const list = {
  name: 'mail-list',
  text: `select id, recipient, subject, text, html, created_at from mail
    where $1::text is null or recipient = $1 order by id desc limit 100`,
} as const satisfies Statement;

/** Puts a mail in the queue. Call it in the transaction that causes the mail. */
export async function enqueueMail(queries: Queries, mail: NewMail): Promise<void> {
  const { to, subject, text, html, dedupeKey = null, unsubscribeAddress = null, now } = mail;
  await queries.run(insert, [to, subject, text, html, dedupeKey, new Date(now), unsubscribeAddress]);
}

/** Takes mails that are due; until `leaseUntil` (epoch milliseconds) nobody else gets them. */
export function leaseMails(
  queries: Queries,
  now: number,
  leaseUntil: number,
  limit: number,
): Promise<DueMail[]> {
  return queries.rows<DueMail>(lease, [new Date(now), new Date(leaseUntil), limit]);
}

/** Notes that a mail went out. */
export async function markSent(queries: Queries, id: number, now: number): Promise<void> {
  await queries.run(sent, [id, new Date(now)]);
}

/** `retryAt` null gives the mail up. */
export async function markFailed(
  queries: Queries,
  failure: { id: number; retryAt: number | null; now: number; error: string },
): Promise<void> {
  const retry = failure.retryAt === null ? null : new Date(failure.retryAt);
  await queries.run(failed, [failure.id, retry, new Date(failure.now), failure.error.slice(0, 500)]);
}

/** The newest 100, of one recipient or of all. */
export function listMails(queries: Queries, recipient: string | null): Promise<KeptMail[]> {
  return queries.rows<KeptMail>(list, [recipient]);
}
