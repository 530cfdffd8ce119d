import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const forget = statement({
  name: 'deals.forget-bids',
  text: `delete from idempotency i using bid b
         where b.offer_code = $1 and b.seq = any($2::int[])
           and i.account_id = b.bidder_id and i.reply->'data'->>'codigo' = b.code::text`,
});

/**
 * Deletes the stored replies to bids that were annulled or withdrawn: the same bid again is a new one (rule 0.36). The caller holds the
 * lock of the offer.
 */
export async function forgetBids(
  transaction: Transaction,
  offerCode: number,
  seqs: readonly number[],
): Promise<void> {
  await transaction.run(forget, [offerCode, seqs]);
}
