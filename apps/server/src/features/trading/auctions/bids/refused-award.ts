import { whyClosed } from '@patio/domain/trading/deals/may-deal.ts';
import type { ApiError } from '../../../../platform/http/api-error.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { closedDeal, offerOnSale, standingsOf } from '../../deals/public.ts';
import { auctionState, type AuctionRow } from '../auction-row.ts';

/**
 * Why nobody on the selling side may award an ended, locked offer to a bidder, or null (rule 0.31): it is hidden, its store is closed, or
 * it is on hold. Instants in epoch milliseconds. Errors: `store-unavailable`, `offer-stayed`.
 */
export async function refusedAward(
  transaction: Transaction,
  row: AuctionRow,
  at: number,
): Promise<ApiError | null> {
  const standing = (await standingsOf(transaction, [row.offer_code], at)).get(row.offer_code);
  const reason = whyClosed(offerOnSale(auctionState(row), standing), { kind: 'award' }, at);
  return reason === null ? null : closedDeal(reason, true);
}
