import type { Centavos } from '../money/centavos.ts';
import type { AuctionState } from './auction-state.ts';

/**
 * The least amount, in centavos, that a bid or a maximum must have (C-61, C-64, C-74): the opening value while there is no bid,
 * afterwards anything above the price. The same for both kinds of bid.
 */
export function minimumNextBid(state: Pick<AuctionState, 'price' | 'hasBid'>): Centavos {
  return state.hasBid ? state.price + 1 : state.price;
}
