import { isSuspiciouslyHigh } from '@patio/domain/trading/auctions/bids/suspicious-bid.ts';
import type { DealIntent } from '../../../identity/intents/public.ts';

/** Whether the chosen value lies so far above the least bid of its offer that a slip of the finger is likely. */
export function isFarAbove({
  minimum,
  increment,
  value,
}: Pick<DealIntent, 'minimum' | 'increment' | 'value'>): boolean {
  if (minimum === null || increment === null) return false;
  return isSuspiciouslyHigh({ price: minimum, hasBid: false, increment }, value);
}
