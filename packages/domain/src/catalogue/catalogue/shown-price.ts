import { isReached } from './is-reached.ts';
import type { Centavos } from '../../money/centavos.ts';

/**
 * The price that cards show and that lists filter and sort by (C-41): the buy-now price if there is one and bidding has not reached it
 * (rule 0.29), else the auction price. Centavos.
 */
export function shownPrice(buyNow: Centavos, auction: Centavos, hasBid = false): Centavos {
  return canBuyNow(buyNow, auction, hasBid) ? buyNow : auction;
}

/** Whether an offer can be bought at once at its price: it has one, and bidding has not reached it (rule 0.29). Centavos. */
export function canBuyNow(buyNow: Centavos, auction: Centavos, hasBid: boolean): boolean {
  return buyNow > 0 && !isReached({ hasBid, price: auction }, buyNow);
}
