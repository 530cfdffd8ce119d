import type { Centavos } from '../../../money/centavos.ts';
import type { AuctionState } from '../auction-state.ts';
import { minimumNextBid } from './minimum-bid.ts';

const FACTOR = 1.5;
const INCREMENTS = 20;

/**
 * Whether an amount (centavos) lies so far above the least bid that a slip of the finger is likely, so that the screen asks once more:
 * more than half as much again and more than twenty increments above it. A question, never a refusal.
 */
export function isSuspiciouslyHigh(
  state: Pick<AuctionState, 'price' | 'hasBid' | 'increment'>,
  amount: Centavos,
): boolean {
  const minimum = minimumNextBid({ ...state, minimumStep: 'any' });
  return amount > minimum * FACTOR && amount > minimum + INCREMENTS * state.increment;
}
