import { LONGEST_LOOK_MS } from '@patio/domain/finance/payouts/look-again.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** How far back bookings are looked for: a store with an older one that was not seen is looked at because of its time. */
const BOOKED_MS = LONGEST_LOOK_MS + 15 * 60_000;

const save = statement({
  name: 'store-owing.save',
  text: `insert into store_owing (partner_id, due_cents, coming_cents, due_since, looked_at, look_at) values ($1, $2, $3, $4, $5, $6)
    on conflict (partner_id) do update set due_cents = excluded.due_cents, coming_cents = excluded.coming_cents, due_since = excluded.due_since,
      looked_at = excluded.looked_at, look_at = excluded.look_at where store_owing.looked_at <= excluded.looked_at`,
});

// A booking carries the instant at which its request began, and is seen when it is committed.
const stale = statement({
  name: 'store-owing.stale',
  text: `with booked as (
      select c.partner_id, max(t.at) as at from book_transaction t join charge c on c.code = t.charge_code
      where t.at >= $2 and c.creditor = 'store' group by c.partner_id)
    select s.id from partner s left join store_owing w on w.partner_id = s.id left join booked b on b.partner_id = s.id
    where w.look_at <= $1 or b.at > w.looked_at - interval '10 seconds'
      or w.partner_id is null and exists (select from charge c where c.partner_id = s.id and c.creditor = 'store')
    order by w.look_at nulls first, s.id limit $3`,
});

/** What is owed to a store. Centavos, epoch milliseconds. */
export interface Owing {
  readonly store: number;
  readonly due: number;
  readonly coming: number;
  readonly dueSince: number | null;
  readonly lookedAt: number;
  readonly lookAt: number;
}

/** Saves what is owed to a store, unless something later is saved. */
export async function saveOwing(transaction: Transaction, owing: Owing): Promise<void> {
  const { store, due, coming, dueSince, lookedAt, lookAt } = owing;
  const since = dueSince === null ? null : new Date(dueSince);
  await transaction.run(save, [store, due, coming, since, new Date(lookedAt), new Date(lookAt)]);
}

/** Stores to look at again at an instant (epoch milliseconds), longest waiting first. */
export async function storesToLookAt(
  queries: Queries,
  now: number,
  limit: number,
): Promise<readonly number[]> {
  const rows = await queries.rows(stale, [new Date(now), new Date(now - BOOKED_MS), limit]);
  return rows.map(({ id }) => id);
}
