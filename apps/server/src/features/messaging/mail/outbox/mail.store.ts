import { shownText } from '@patio/domain/texts/human-text.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { urgencyRank, type MailReader, type MailUrgency } from '../mail-urgency.ts';

export interface NewMail<Urgency extends MailUrgency = MailUrgency> {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly urgency: Urgency;
  readonly reader: MailReader;
  /** The name before the house's address; null: the configured one. */
  readonly senderName?: string | null;
  /** One mail per key, however often it is requested. */
  readonly dedupeKey?: string;
  /** While it waits, a later mail to the same address with this slot replaces it. */
  readonly givesWayTo?: string;
  /** Waiting mails to the same address under this key are cancelled: their content is no longer true. */
  readonly takesPlaceOf?: string;
  /** URL that accepts a POST to unsubscribe from mails of this kind (RFC 8058). */
  readonly unsubscribeAddress?: string;
  /** After this it is not sent any more: its content has expired. Epoch milliseconds UTC. */
  readonly uselessAt?: number;
  /** Epoch milliseconds UTC. */
  readonly now: number;
}

// A worker that holds one of them finds it gone when it starts; one being sent stays.
const giveWay = statement({
  name: 'mail-give-way',
  text: `with gone as (
      delete from mail where gives_way_to = $1 and recipient = $2 and sent_at is null and dead_at is null and sending_since is null
      returning not_before)
    select min(not_before) as since from gone`,
});

const insert = statement({
  name: 'mail-insert',
  text: `insert into mail (recipient, subject, text, html, urgency, dedupe_key, created_at, not_before, unsubscribe_address, sender_name,
      useless_at, gives_way_to)
    select $1::text, $2::text, $3::text, $4::text, $5::smallint, $6::text, $7::timestamptz, $8::timestamptz, $9::text, $10::text,
      $11::timestamptz, $12::text
    where $13::text <> 'holder' or exists (select from account where email = $1::text and email_confirmed_at is not null)
    on conflict (dedupe_key) do nothing`,
});

/** Mail servers accept more, but people do not read it. */
const longestSubject = 250;

/**
 * Queues a mail. Call it in the transaction that causes it. Reserved domains (RFC 2606) are skipped: they belong to erased accounts; and an
 * unconfirmed address gets only what was requested for it (decision 0061). Alerts go through `mailPerson` of the feature `alerts`, which
 * counts them.
 */
export function enqueueMail(queries: Queries, mail: NewMail<Exclude<MailUrgency, 'alert'>>): Promise<void> {
  return insertMail(queries, mail);
}

/** The same for an alert that is within the user's limit of this hour. */
export function enqueueAlertMail(queries: Queries, mail: NewMail<'alert'>): Promise<void> {
  return insertMail(queries, mail);
}

async function insertMail(queries: Queries, mail: NewMail): Promise<void> {
  if (mail.to.endsWith('.invalid')) return;
  const { to, text, html, urgency, reader, senderName = null, dedupeKey = null, now } = mail;
  const { unsubscribeAddress = null, givesWayTo = null, takesPlaceOf } = mail;
  // The place in the queue stays, so that frequent changes do not postpone it again and again.
  const since = takesPlaceOf === undefined ? null : await dropWaiting(queries, to, takesPlaceOf);
  await queries.run(insert, [
    to,
    headerLine(mail.subject, longestSubject),
    text,
    html,
    urgencyRank(urgency),
    dedupeKey,
    new Date(now),
    new Date(Math.min(now, since ?? now)),
    unsubscribeAddress,
    senderName === null ? null : headerLine(senderName, 100),
    mail.uselessAt === undefined ? null : new Date(mail.uselessAt),
    givesWayTo,
    reader,
  ]);
}

/** Removes mails to an address that wait under a key; returns since when the first of them was due, or null. */
export async function dropWaiting(queries: Queries, to: string, key: string): Promise<number | null> {
  return (await queries.row(giveWay, [key, to]))?.since ?? null;
}

/** A subject line for lists of mails, truncated with an ellipsis. */
function headerLine(text: string, length: number): string {
  const line = shownText(text, { lines: 'one' });
  const letters = [...line];
  if (letters.length <= length) return line;
  // Truncation may leave an emoji joiner behind.
  return `${shownText(letters.slice(0, length - 1).join(''), { lines: 'one' })}…`;
}
