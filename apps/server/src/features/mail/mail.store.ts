import { shownText } from '@patio/domain/texts/human-text.ts';
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
  /** From then on it is not sent any more: what it carries has lapsed. Epoch milliseconds UTC. */
  readonly uselessAt?: number;
  /** Epoch milliseconds UTC. */
  readonly now: number;
}

/** A mail as its readers see it. */
export interface KeptMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Epoch milliseconds UTC. */
  readonly created_at: number;
}

const insert = {
  name: 'mail-insert',
  text: `insert into mail (recipient, subject, text, html, dedupe_key, created_at, not_before, unsubscribe_address, sender_name, useless_at)
    values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9) on conflict (dedupe_key) do nothing`,
} as const satisfies Statement;

const list = {
  name: 'mail-list',
  text: `select id, recipient, subject, text, html, created_at from mail
    where $1::text is null or recipient = $1 order by id desc limit 100`,
} as const satisfies Statement;

const find = {
  name: 'mail-find',
  text: 'select id, recipient, subject, text, html, created_at from mail where id = $1',
} as const satisfies Statement;

/** Mail servers take more, people do not read it. */
const longestSubject = 250;

/**
 * Puts a mail in the queue. Call it in the transaction that causes the mail. Nobody is written to at a name that leads nowhere (RFC 2606):
 * it stands for somebody whose account is erased.
 */
export async function enqueueMail(queries: Queries, mail: NewMail): Promise<void> {
  if (mail.to.endsWith('.invalid')) return;
  const { to, text, html, senderName = null, dedupeKey = null, unsubscribeAddress = null, now } = mail;
  const uselessAt = mail.uselessAt === undefined ? null : new Date(mail.uselessAt);
  const sender = senderName === null ? null : headerLine(senderName, 100);
  const subject = headerLine(mail.subject, longestSubject);
  await queries.run(insert, [
    to,
    subject,
    text,
    html,
    dedupeKey,
    new Date(now),
    unsubscribeAddress,
    sender,
    uselessAt,
  ]);
}

/** One line of what may be read in a list of mails, cut with an ellipsis. */
function headerLine(text: string, length: number): string {
  const line = shownText(text, { lines: 'one' });
  const letters = [...line];
  if (letters.length <= length) return line;
  // A cut may leave the joiner of an emoji behind.
  return `${shownText(letters.slice(0, length - 1).join(''), { lines: 'one' })}…`;
}

/** The newest 100, of one recipient or of all. */
export function listMails(queries: Queries, recipient: string | null): Promise<KeptMail[]> {
  return queries.rows<KeptMail>(list, [recipient]);
}

/** One mail, or undefined. */
export function keptMail(queries: Queries, id: number): Promise<KeptMail | undefined> {
  return queries.row<KeptMail>(find, [id]);
}
