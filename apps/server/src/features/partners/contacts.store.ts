import type { Statement, Transaction } from '../../platform/db/database.ts';

const lock = {
  name: 'contacts.lock',
  text: `select pg_advisory_xact_lock(hashtextextended('contact ' || $1, 0))`,
} as const satisfies Statement;

const forget = {
  name: 'contacts.forget',
  text: 'delete from partner_contact where at <= $1',
} as const satisfies Statement;

const count = {
  name: 'contacts.count',
  text: 'select count(*) as sent from partner_contact where network = $1 and at > $2',
} as const satisfies Statement;

const insert = {
  name: 'contacts.insert',
  text: 'insert into partner_contact (network, at) values ($1, $2)',
} as const satisfies Statement;

/** Counts a message of a network; false when it has sent as many since an instant as it may. Older ones are forgotten. */
export async function countContact(
  transaction: Transaction,
  given: { network: string; now: number; since: number; most: number },
): Promise<boolean> {
  const { network, now, since, most } = given;
  await transaction.row(lock, [network]);
  await transaction.run(forget, [new Date(since)]);
  const row = await transaction.row<{ sent: number }>(count, [network, new Date(since)]);
  if ((row?.sent ?? 0) >= most) return false;
  await transaction.run(insert, [network, new Date(now)]);
  return true;
}
