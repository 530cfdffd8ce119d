import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const lock = statement({
  name: 'contacts.lock',
  text: `select pg_advisory_xact_lock(hashtextextended('contact ' || $1::text, 0)),
    pg_advisory_xact_lock(hashtextextended('contact of store ' || $2::bigint, 0))`,
});

const forget = statement({
  name: 'contacts.forget',
  text: 'delete from partner_contact where at <= $1',
});

const count = statement({
  name: 'contacts.count',
  text: `select (select count(*) from partner_contact where network = $1 and at > $3)::int as by_network,
      (select count(*) from partner_contact where partner_id = $2 and at > $3)::int as to_partner`,
});

const insert = statement({
  name: 'contacts.insert',
  text: 'insert into partner_contact (network, partner_id, at) values ($1, $2, $3)',
});

/** A message to a store. Instants in epoch milliseconds UTC. */
interface Contact {
  readonly network: string;
  readonly partnerId: number;
  readonly now: number;
  readonly since: number;
  readonly most: { readonly byNetwork: number; readonly toPartner: number };
}

/** Counts a message; false if its network has sent, or its store has received, the maximum since an instant. Older ones are removed. */
export async function countContact(transaction: Transaction, contact: Contact): Promise<boolean> {
  const { network, partnerId, now, since, most } = contact;
  await transaction.row(lock, [network, partnerId]);
  await transaction.run(forget, [new Date(since)]);
  const row = await transaction.row(count, [network, partnerId, new Date(since)]);
  if (!row || row.by_network >= most.byNetwork || row.to_partner >= most.toPartner) return false;
  await transaction.run(insert, [network, partnerId, new Date(now)]);
  return true;
}
