import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import {
  dueIds,
  FAILURE,
  failureParameters,
  type Failure,
} from '../../../../platform/queue/leased-rows.store.ts';

export interface NewPushMessage {
  readonly accountId: number;
  /** Replaces a pending message for the same device with the same tag. */
  readonly tag: string;
  readonly payload: string;
  /** One message per device and key, however often it is requested. */
  readonly dedupeKey: string;
  /** Epoch milliseconds UTC. */
  readonly now: number;
  readonly expiresAt: number;
}

/** A message to be sent now; the lease keeps other workers off it. Instants in epoch milliseconds. */
export interface DuePushMessage {
  readonly id: number;
  readonly device_id: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly tag: string;
  readonly payload: string;
  readonly expires_at: number;
  /** This one included. */
  readonly tries: number;
}

const giveWay = statement({
  name: 'push-message-give-way',
  text: `delete from push_message m using push_device d
    where d.account_id = $1 and m.device_id = d.id and m.tag = $2 and m.sent_at is null and m.tries = 0 and m.dedupe_key <> $3`,
});

const insert = statement({
  name: 'push-message-insert',
  text: `insert into push_message (device_id, tag, payload, dedupe_key, created_at, not_before, expires_at)
    select id, $2, $3, $4, $5, $5, $6 from push_device where account_id = $1
    on conflict (device_id, dedupe_key) do nothing`,
});

const lease = statement({
  name: 'push-message-lease',
  text: `update push_message m set tries = m.tries + 1, not_before = $2 from push_device d
    where d.id = m.device_id and m.id in (${dueIds('push_message', { limit: '$3' })})
    returning m.id, m.device_id, d.endpoint, d.p256dh, d.auth, m.tag, m.payload, m.expires_at, m.tries`,
});

const sent = statement({
  name: 'push-message-sent',
  text: 'update push_message set sent_at = $2 where id = $1',
});

const failed = statement({
  name: 'push-message-failed',
  text: `update push_message set ${FAILURE} where id = $1`,
});

const forget = statement({
  name: 'push-message-forget',
  text: `delete from push_message where id in (
    select id from push_message where expires_at < $1 and (sent_at is not null or dead_at is not null) limit $2)`,
});

/** Queues a message for every device of an account. Call it in the transaction that causes it. */
export async function enqueuePush(queries: Queries, message: NewPushMessage): Promise<void> {
  const { accountId, tag, payload, dedupeKey, now, expiresAt } = message;
  await queries.run(giveWay, [accountId, tag, dedupeKey]);
  await queries.run(insert, [accountId, tag, payload, dedupeKey, new Date(now), new Date(expiresAt)]);
}

/** Leases messages that are due; until `leaseUntil` nobody else gets them. */
export function leasePushMessages(
  queries: Queries,
  now: number,
  leaseUntil: number,
  limit: number,
): Promise<DuePushMessage[]> {
  return queries.rows(lease, [new Date(now), new Date(leaseUntil), limit]);
}

/** Records that a message was sent. */
export async function markPushSent(queries: Queries, id: number, now: number): Promise<void> {
  await queries.run(sent, [id, new Date(now)]);
}

/** `retryAt` null gives up. */
export async function markPushFailed(
  queries: Queries,
  { id, ...failure }: Failure & { readonly id: number },
): Promise<void> {
  await queries.run(failed, [id, ...failureParameters(failure)]);
}

/** Removes messages that are finished and past their time; returns how many. */
export function forgetPushMessages(transaction: Transaction, until: number, limit: number): Promise<number> {
  return transaction.run(forget, [new Date(until), limit]);
}
