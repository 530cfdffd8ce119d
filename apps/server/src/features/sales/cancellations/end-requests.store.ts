import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const end = statement({
  name: 'cancellations.end-requests',
  text: `update cancellation set outcome = $4, answered_at = $5, answered_by = $6
    where offer_code = $1 and account_id = $2 and purchase_code is not distinct from $3::bigint and proposal_code is null
      and outcome = 'review'`,
});

const carry = statement({
  name: 'cancellations.carry-request',
  text: `with carried as (
      update cancellation set purchase_code = $3
      where offer_code = $1 and account_id = $2 and purchase_code is null and proposal_code is null and outcome = 'review'
      returning requested_at)
    update purchase set cancellation = 'Q', cancellation_requested_at = c.requested_at, sale_cancellation_requested_at = c.requested_at
    from carried c where code = $3 returning code`,
});

/**
 * Moves the request that a user made during a conditional sale to the purchase that it became, to be decided there (rule 0.35); returns
 * whether there was one. The caller holds the lock of the offer.
 */
export async function carryCancellationRequest(
  transaction: Transaction,
  cancellation: { readonly offerCode: number; readonly accountId: number; readonly purchaseCode: number },
): Promise<boolean> {
  const { offerCode, accountId, purchaseCode } = cancellation;
  return (await transaction.row(carry, [offerCode, accountId, purchaseCode])) !== undefined;
}

/**
 * Closes the cancellation request of a purchase, or with `purchaseCode` null that of the best bid of a conditional sale, because another
 * action settled it: it can no longer be decided. The caller holds the lock of the offer. `at` in epoch milliseconds.
 */
export async function endCancellationRequests(
  transaction: Transaction,
  cancellation: {
    readonly offerCode: number;
    readonly accountId: number;
    readonly purchaseCode: number | null;
    readonly outcome: 'accepted' | 'defaulted' | 'regretted';
    /** The user of the team whose decision settles it; without one, nobody of the team did. */
    readonly by?: number;
    readonly at: number;
  },
): Promise<void> {
  const { offerCode, accountId, purchaseCode, outcome, by = null, at } = cancellation;
  await transaction.run(end, [offerCode, accountId, purchaseCode, outcome, new Date(at), by]);
}
