import type { Centavos } from '../../../money/centavos.ts';
import type { AuctionState } from '../auction-state.ts';

type Bidding = Pick<AuctionState, 'price' | 'hasBid' | 'minimumStep' | 'increment'>;

/**
 * The least amount, in centavos, that a bid or a maximum must have (C-61, C-64, C-74): the opening value while there is no bid,
 * afterwards anything above the price, or a whole step above it where steps bind. The same for both kinds of bid.
 */
export function minimumNextBid(state: Bidding): Centavos {
  return state.hasBid ? state.price + Math.max(1, bindingStep(state)) : state.price;
}

/** What a bid must at least add to the price, in centavos; 0 where any amount above it will do. */
export function bindingStep({
  minimumStep,
  increment,
}: Pick<Bidding, 'minimumStep' | 'increment'>): Centavos {
  return minimumStep === 'increment' ? increment : 0;
}
