import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

const save = statement({
  name: 'push-device-save',
  text: `insert into push_device (account_id, endpoint, p256dh, auth, created_at) values ($1, $2, $3, $4, $5)
    on conflict (endpoint) do update set account_id = excluded.account_id, p256dh = excluded.p256dh, auth = excluded.auth`,
});

/** Messages pending for a device were meant for its previous user. */
const forgetOthers = statement({
  name: 'push-device-forget-others',
  text: `delete from push_message m using push_device d
    where d.endpoint = $2 and d.account_id <> $1 and m.device_id = d.id and m.sent_at is null`,
});

const count = statement({
  name: 'push-device-count',
  text: 'select count(*)::int as devices from push_device where account_id = $1 and endpoint <> $2',
});

const remove = statement({
  name: 'push-device-remove',
  text: 'delete from push_device where account_id = $1 and ($2::text is null or endpoint = $2)',
});

const removeExpired = statement({ name: 'push-device-gone', text: 'delete from push_device where id = $1' });

/** Devices of an account, except the one of `except`. */
export async function countDevices(queries: Queries, accountId: number, except = ''): Promise<number> {
  return (await queries.row(count, [accountId, except]))?.devices ?? 0;
}

/** Stores a device; it belongs to the user who signed in on it last. */
export async function saveDevice(
  transaction: Transaction,
  device: { accountId: number; endpoint: string; p256dh: string; auth: string; now: number },
): Promise<void> {
  const { accountId, endpoint, p256dh, auth, now } = device;
  await transaction.run(forgetOthers, [accountId, endpoint]);
  await transaction.run(save, [accountId, endpoint, p256dh, auth, new Date(now)]);
}

/** Removes one device of an account, or all with null; its pending messages are removed too. */
export async function removeDevices(
  queries: Queries,
  accountId: number,
  endpoint: string | null,
): Promise<void> {
  await queries.run(remove, [accountId, endpoint]);
}

/** Removes a device that its push service no longer knows. */
export async function removeExpiredDevice(queries: Queries, id: number): Promise<void> {
  await queries.run(removeExpired, [id]);
}
