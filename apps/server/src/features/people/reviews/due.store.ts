import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

const take = statement({
  name: 'reviews.take-due',
  text: `delete from review_due where offer_code in (
           ${claim('offer_code', { from: 'review_due', where: 'due_at <= $1', order: 'due_at', limit: '$2' })})
         returning offer_code`,
});

/** Takes offers whose bidding is to be checked; they are due again if the transaction fails. */
export async function takeDueReviews(
  transaction: Transaction,
  now: number,
  limit: number,
): Promise<number[]> {
  const rows = await transaction.rows(take, [new Date(now), limit]);
  return rows.map((row) => row.offer_code);
}
