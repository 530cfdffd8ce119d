import type { Queries } from '../../platform/db/database.ts';
import { insertNotification } from './notifications.store.ts';
import { sanitiseBody } from './sanitise-body.ts';

export interface NewNotification {
  readonly accountId: number;
  readonly title: string;
  /** HTML or plain text; what is not allowed in it is taken out. */
  readonly body: string;
  /** One notification of an account for each key, however often it is asked for. */
  readonly dedupeKey?: string;
  /** Epoch milliseconds UTC. */
  readonly now: number;
}

/** Tells an account something (S-41). Call it in the transaction that causes it. */
export async function notify(queries: Queries, notification: NewNotification): Promise<void> {
  const { accountId, title, body, dedupeKey, now } = notification;
  await insertNotification(queries, {
    accountId,
    title,
    body: sanitiseBody(body),
    dedupeKey: dedupeKey ?? null,
    now,
  });
}
