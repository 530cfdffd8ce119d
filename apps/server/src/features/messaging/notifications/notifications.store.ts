import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

/** Title and sanitised body of a notification in one language. */
export interface NoticeText {
  readonly title: string;
  readonly body: string;
}

export interface NotificationRow {
  readonly code: number;
  readonly title: string;
  readonly body: string;
  /** Epoch milliseconds UTC. */
  readonly created_at: number;
  readonly attachment_name: string | null;
  readonly attachment_bytes: number | null;
  readonly attachment_guid: string | null;
  readonly read: boolean;
}

const insert = statement({
  name: 'notification-insert',
  text: `insert into notification (account_id, title, body, dedupe_key, created_at, path, texts, office_path)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (account_id, dedupe_key) do nothing`,
});

const insertMany = statement({
  name: 'notification-insert-many',
  text: `insert into notification (account_id, title, body, dedupe_key, created_at, path)
    select id, $2, $3, $4, $5, $6 from unnest($1::bigint[]) id on conflict (account_id, dedupe_key) do nothing`,
});

const removeUnreadOne = statement({
  name: 'notification-remove-unread',
  text: 'delete from notification where account_id = $1 and dedupe_key = $2 and read_at is null',
});

const freeKey = statement({
  name: 'notification-free-key',
  text: 'update notification set dedupe_key = null where account_id = $1 and dedupe_key = $2',
});

const list = statement({
  name: 'notification-list',
  text: `select code, title, body, created_at, attachment_name, attachment_bytes, attachment_guid, read_at is not null as read
    from notification where account_id = $1 order by created_at desc, code desc limit 500`,
});

const read = statement({
  name: 'notification-read',
  text: 'update notification set read_at = coalesce(read_at, $3) where account_id = $1 and code = $2',
});

const newest = statement({
  name: 'notification-newest',
  text: `select code, title, body, created_at, read_at is not null as read, texts, office_path
    from notification where account_id = $1 order by created_at desc, code desc limit 50`,
  shape: shape<{ texts: Readonly<Record<Idiom, NoticeText>> }>(),
});

const unread = statement({
  name: 'notification-unread',
  text: 'select count(*) as total from notification where account_id = $1 and read_at is null',
});

const readUpTo = statement({
  name: 'notification-read-up-to',
  text: 'update notification set read_at = $3 where account_id = $1 and code <= $2 and read_at is null',
});

const attachment = statement({
  name: 'notification-attachment',
  text: 'select attachment_name as name from notification where account_id = $1 and attachment_guid = $2',
});

/** The name of an attachment that belongs to the account, or undefined. */
export async function attachmentName(
  queries: Queries,
  accountId: number,
  guid: string,
): Promise<string | undefined> {
  return (await queries.row(attachment, [accountId, guid]))?.name ?? undefined;
}

/** Adds the same notification for many accounts; each gets one per key. */
export async function insertNotifications(
  queries: Queries,
  accountIds: readonly number[],
  row: { title: string; body: string; dedupeKey: string; path?: string; now: number },
): Promise<void> {
  const { title, body, dedupeKey, path = null, now } = row;
  await queries.run(insertMany, [accountIds, title, body, dedupeKey, new Date(now), path]);
}

/** Adds a notification; an account gets one per key. */
export async function insertNotification(
  queries: Queries,
  row: {
    accountId: number;
    title: string;
    body: string;
    dedupeKey: string | null;
    path: string | null;
    texts: Readonly<Record<Idiom, NoticeText>> | null;
    officePath: string | null;
    now: number;
  },
): Promise<void> {
  const { accountId, title, body, dedupeKey, path, texts, officePath, now } = row;
  const written = texts === null ? null : JSON.stringify(texts);
  await queries.run(insert, [accountId, title, body, dedupeKey, new Date(now), path, written, officePath]);
}

/** Makes way for a later notification with the same key: the unread one is removed, a read one stays without its key. */
export async function removeUnread(queries: Queries, accountId: number, dedupeKey: string): Promise<void> {
  await queries.run(removeUnreadOne, [accountId, dedupeKey]);
  await queries.run(freeKey, [accountId, dedupeKey]);
}

/** Newest first, 500 at most. */
export function notificationsOf(queries: Queries, accountId: number): Promise<NotificationRow[]> {
  return queries.rows(list, [accountId]);
}

/** False if the account has no such notification. */
export async function markRead(
  queries: Queries,
  accountId: number,
  code: number,
  now: number,
): Promise<boolean> {
  return (await queries.run(read, [accountId, code, new Date(now)])) === 1;
}

/** The newest notifications of an account, at most fifty. */
export function newestNotices(queries: Queries, accountId: number) {
  return queries.rows(newest, [accountId]);
}

/** How many notifications an account has not read. */
export async function unreadNotices(queries: Queries, accountId: number): Promise<number> {
  return (await queries.row(unread, [accountId]))?.total ?? 0;
}

/** Marks the notifications of an account as read, up to one; whether there was one to mark. `now` in epoch milliseconds UTC. */
export async function markReadUpTo(
  queries: Queries,
  accountId: number,
  code: number,
  now: number,
): Promise<boolean> {
  return (await queries.run(readUpTo, [accountId, code, new Date(now)])) > 0;
}
