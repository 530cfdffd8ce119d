import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const lastBid = statement({
  name: 'reopenings.last-bid',
  text: 'select last_at from participation where account_id = $1 and offer_code = $2',
});

/** When a user last bid on an offer, epoch milliseconds; null without a bid. */
export async function lastBidAt(
  queries: Queries,
  accountId: number,
  offerCode: number,
): Promise<number | null> {
  const row = await queries.row(lastBid, [accountId, offerCode]);
  return row?.last_at ?? null;
}
