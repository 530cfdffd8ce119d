import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import {
  insertNotification,
  insertNotifications,
  removeUnread,
  type NoticeText,
} from './notifications.store.ts';
import { sanitiseBody } from './sanitise-body.ts';

export interface NewNotification {
  readonly accountId: number;
  readonly title: string;
  /** HTML or plain text; disallowed content is removed. */
  readonly body: string;
  /** One notification per account and key, however often it is requested. */
  readonly dedupeKey?: string;
  /** Replaces the one with this key while it is unread, and is added beside it once it was read. */
  readonly replaces?: boolean;
  /** Path within the site that it links to. */
  readonly path?: string;
  /** Its words in every language, for the back office; the body as above. */
  readonly texts?: Readonly<Record<Idiom, NoticeText>>;
  /** The address of the record, below /painel. */
  readonly officePath?: string | null;
  /** The offer it is about: the account's deals on it have changed. */
  readonly offerCode?: number;
  /** Epoch milliseconds UTC. */
  readonly now: number;
}

/** Notifies an account (S-41), in the transaction that causes it; open browsers are notified after the commit. */
export async function notify(
  { live }: Pick<ServerDeps, 'live'>,
  transaction: Transaction,
  notification: NewNotification,
): Promise<void> {
  const { accountId, title, body, dedupeKey, path = null, officePath = null, offerCode, now } = notification;
  if (notification.replaces && dedupeKey !== undefined) await removeUnread(transaction, accountId, dedupeKey);
  await insertNotification(transaction, {
    accountId,
    title,
    body: sanitiseBody(body),
    dedupeKey: dedupeKey ?? null,
    path,
    texts: notification.texts === undefined ? null : sanitised(notification.texts),
    officePath,
    now,
  });
  transaction.afterCommit(() => {
    live.publishNotice(accountId);
    if (offerCode !== undefined) live.publishNegotiation(accountId, offerCode);
  });
}

function sanitised({ PTBR, EN }: Readonly<Record<Idiom, NoticeText>>): Readonly<Record<Idiom, NoticeText>> {
  const clean = ({ title, body }: NoticeText): NoticeText => ({ title, body: sanitiseBody(body) });
  return { PTBR: clean(PTBR), EN: clean(EN) };
}

interface SharedNotification extends Pick<NewNotification, 'title' | 'body' | 'path' | 'now'> {
  readonly accountIds: readonly number[];
  readonly dedupeKey: string;
}

/** Notifies many accounts of the same thing, by one statement, in the transaction that causes it. */
export async function notifyAll(
  { live }: Pick<ServerDeps, 'live'>,
  transaction: Transaction,
  { accountIds, body, ...shared }: SharedNotification,
): Promise<void> {
  if (accountIds.length === 0) return;
  await insertNotifications(transaction, accountIds, { ...shared, body: sanitiseBody(body) });
  transaction.afterCommit(() => {
    for (const accountId of accountIds) live.publishNotice(accountId);
  });
}
