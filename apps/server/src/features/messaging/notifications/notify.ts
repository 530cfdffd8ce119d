import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { insertNotification, removeUnread } from './notifications.store.ts';
import { sanitiseBody } from './sanitise-body.ts';

export interface NewNotification {
  readonly accountId: number;
  readonly title: string;
  /** HTML or plain text; what is not allowed in it is taken out. */
  readonly body: string;
  /** One notification of an account for each key, however often it is asked for. */
  readonly dedupeKey?: string;
  /** Takes the place of the one of this key while that is unread, and is beside it once it was read. */
  readonly replaces?: boolean;
  /** Path inside the site to which it leads. */
  readonly path?: string;
  /** The offer that it is about: what the account has going on it has changed. */
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
