import type { Statement, Transaction } from '../../platform/db/database.ts';

const end: Statement = {
  name: 'cancellations.end-wishes',
  text: `update cancellation set outcome = $4, answered_at = $5
    where offer_code = $1 and account_id = $2 and purchase_code is not distinct from $3::bigint and proposal_code is null
      and outcome = 'review'`,
};

/**
 * Answers the wish to cancel a purchase, or with `purchaseCode` null the best bid of a conditional sale, that is settled by another deed:
 * nobody could decide on it any more. The caller holds the lock of the offer. `at` in epoch milliseconds.
 */
export async function endWishes(
  transaction: Transaction,
  wish: {
    readonly offerCode: number;
    readonly accountId: number;
    readonly purchaseCode: number | null;
    readonly outcome: 'accepted' | 'rejected';
    readonly at: number;
  },
): Promise<void> {
  const { offerCode, accountId, purchaseCode, outcome, at } = wish;
  await transaction.run(end, [offerCode, accountId, purchaseCode, outcome, new Date(at)]);
}
