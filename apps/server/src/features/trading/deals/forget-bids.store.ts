import type { Statement, Transaction } from '../../../platform/db/database.ts';

const struck = `bid b where b.offer_code = $1 and b.seq = any($2::int[])`;

/** No bid is of nothing, so none is taken for this one sent twice. */
const forget: Statement = {
  name: 'deals.forget-bids',
  text: `with last as (
      update participation p set last_amount_cents = 0 from ${struck}
        and p.offer_code = b.offer_code and p.account_id = b.bidder_id and p.last_reply->'data'->>'codigo' = b.code::text)
    delete from idempotency i using ${struck} and i.account_id = b.bidder_id and i.reply->'data'->>'codigo' = b.code::text`,
};

/** Forgets the kept replies to bids that were annulled or withdrawn: the same bid again is a new one (rule 0.36). The caller holds the offer. */
export async function forgetBids(
  transaction: Transaction,
  offerCode: number,
  seqs: readonly number[],
): Promise<void> {
  await transaction.run(forget, [offerCode, seqs]);
}
