import type { Centavos } from '../../../money/centavos.ts';
import type { AuctionState } from '../auction-state.ts';
import { minimumNextBid } from './minimum-bid.ts';

const FACTOR = 1.5;
const INCREMENTS = 20;

/**
 * Whether an amount (centavos) is so far above the minimum bid that a typing error is likely, so that the screen asks for confirmation:
 * more than half as much again and more than twenty increments above it. A question, never a refusal.
 */
export function isSuspiciouslyHigh(
  state: Pick<AuctionState, 'price' | 'hasBid' | 'increment'>,
  amount: Centavos,
): boolean {
  const minimum = minimumNextBid({ ...state, minimumStep: 'any' });
  return amount > minimum * FACTOR && amount > minimum + INCREMENTS * state.increment;
}
