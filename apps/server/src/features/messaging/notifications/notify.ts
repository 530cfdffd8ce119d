import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { insertNotification, removeUnread } from './notifications.store.ts';
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
  const { accountId, title, body, dedupeKey, path = null, offerCode, now } = notification;
  if (notification.replaces && dedupeKey !== undefined) await removeUnread(transaction, accountId, dedupeKey);
  await insertNotification(transaction, {
    accountId,
    title,
    body: sanitiseBody(body),
    dedupeKey: dedupeKey ?? null,
    path,
    now,
  });
  transaction.afterCommit(() => {
    live.publishNotice(accountId);
    if (offerCode !== undefined) live.publishNegotiation(accountId, offerCode);
  });
}
