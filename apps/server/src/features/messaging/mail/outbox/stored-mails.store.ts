import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

/** A mail as its readers see it. */
export interface StoredMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Epoch milliseconds UTC. */
  readonly created_at: number;
}

const list = statement({
  name: 'mail-list',
  text: `select id, recipient, subject, text, html, created_at from mail
    where $1::text is null or recipient = $1 order by id desc limit 100`,
});

const find = statement({
  name: 'mail-find',
  text: 'select id, recipient, subject, text, html, created_at from mail where id = $1',
});

const codes = statement({
  name: 'mail-codes-since',
  text: 'select count(*)::int as mails from mail where recipient = $1 and urgency = 1 and created_at > $2',
});

const alerts = statement({
  name: 'mail-alerts-since',
  text: `select count(*)::int as mails, min(coalesce(sent_at, $3::timestamptz)) as oldest from mail
    where recipient = $1 and urgency = 3 and dead_at is null and (sent_at is null or sent_at > $2)`,
});

/** The newest 100, of one recipient or of all. */
export function listMails(queries: Queries, recipient: string | null): Promise<StoredMail[]> {
  return queries.rows(list, [recipient]);
}

/** One mail, or undefined. */
export function storedMail(queries: Queries, id: number): Promise<StoredMail | undefined> {
  return queries.row(find, [id]);
}

/** How many codes and links were written to an address since an instant (epoch milliseconds UTC). */
export async function codesMailedSince(queries: Queries, to: string, since: number): Promise<number> {
  return (await queries.row(codes, [to, new Date(since)]))?.mails ?? 0;
}

/** The alerts sent to an address since an instant or still waiting, and when the first of them was sent; waiting ones count as sent now. */
export async function alertsMailedSince(
  queries: Queries,
  to: string,
  { since, now }: { readonly since: number; readonly now: number },
): Promise<{ readonly mails: number; readonly oldest: number | null }> {
  const row = await queries.row(alerts, [to, new Date(since), new Date(now)]);
  return row ?? { mails: 0, oldest: null };
}
