import { isSuspiciouslyHigh } from '@patio/domain/trading/auctions/bids/suspicious-bid.ts';
import type { DealIntent } from '../../../identity/intents/public.ts';

/** Whether the value is so far above the minimum bid of its offer that a typing error is likely. */
export function isFarAbove({
  minimum,
  increment,
  value,
}: Pick<DealIntent, 'minimum' | 'increment' | 'value'>): boolean {
  if (minimum === null || increment === null) return false;
  return isSuspiciouslyHigh({ price: minimum, hasBid: false, increment }, value);
}
