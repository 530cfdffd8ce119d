import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { Place } from '../../../../platform/jobs/in-turn.ts';
import { claim } from '../../../../platform/queue/claim.store.ts';
import { HOLDS } from '../pickup-state.ts';

/** A booking that counts: of a released purchase. */
const OPEN = `${HOLDS} and p.status = 'L'`;

const joined =
  'pickup_booking b join purchase p on p.code = b.purchase_code join account a on a.id = p.account_id';

// Of a slot that was booked or moved today the buyer has just read, and who asked to cancel the purchase, or has to
// pay again, cannot collect then.
const due = statement({
  name: 'pickups.claim-reminders',
  text: claim('b.code, b.purchase_code', {
    from: joined,
    where: `${OPEN} and p.cancellation is distinct from 'Q' and p.payment_withdrawn_at is null and a.erased_at is null and b.reminded_at is null and (b.starts_at at time zone 'America/Sao_Paulo')::date = $1::date
      and (b.changed_at at time zone 'America/Sao_Paulo')::date < $2::date and b.code > $3`,
    order: 'b.code',
    limit: '$4',
    of: 'b',
  }),
});

const mark = statement({
  name: 'pickups.mark-reminded',
  text: 'update pickup_booking set reminded_at = $2 where code = $1',
});

const past = statement({
  name: 'pickups.past',
  text: `select b.purchase_code from ${joined} where ${OPEN} and b.ends_at <= $1 and b.purchase_code > $2
    order by b.purchase_code limit $3`,
});

/** Holds bookings of a day of which their buyers have not been reminded. Days as yyyy-mm-dd. */
export function holdReminders(
  transaction: Transaction,
  { day, today, place }: { readonly day: string; readonly today: string; readonly place: Place },
) {
  return transaction.rows(due, [day, today, place.after, place.limit]);
}

/** Notes that the buyer is reminded of a booking at an instant. */
export async function markReminded(transaction: Transaction, code: number, at: number): Promise<void> {
  await transaction.run(mark, [code, new Date(at)]);
}

/** The next purchases behind a place whose booked slot ended before an instant without an exit. */
export async function missedPurchases(
  queries: Queries,
  until: number,
  { after, limit }: Place,
): Promise<readonly number[]> {
  return (await queries.rows(past, [new Date(until), after, limit])).map(({ purchase_code: code }) => code);
}
