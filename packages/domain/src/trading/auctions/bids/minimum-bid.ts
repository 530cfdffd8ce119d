import type { Centavos } from '../../../money/centavos.ts';
import type { AuctionState } from '../auction-state.ts';

type Bidding = Pick<AuctionState, 'price' | 'hasBid' | 'minimumStep' | 'increment'>;

/**
 * The minimum amount, in centavos, of a bid or a maximum (C-61, C-64, C-74): the opening value while there is no bid, afterwards anything
 * above the price, or a whole step above it if steps are binding. The same for both kinds of bid.
 */
export function minimumNextBid(state: Bidding): Centavos {
  return state.hasBid ? state.price + Math.max(1, bindingStep(state)) : state.price;
}

/** The minimum distance of a bid from the price, in centavos; 0 if any amount above it is enough. */
export function bindingStep({
  minimumStep,
  increment,
}: Pick<Bidding, 'minimumStep' | 'increment'>): Centavos {
  return minimumStep === 'increment' ? increment : 0;
}
