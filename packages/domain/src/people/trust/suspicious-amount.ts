import type { Centavos, StatedAmount } from '../../money/centavos.ts';
import type { TrustLevel } from './trust-level.ts';

/** How many times the larger of reference and price an amount may be before it is taken for a slip, or for worse. */
const MOST_TIMES = 3;

/**
 * Whether an amount is more than three times the larger of reference price and current price, of an account whose identity nobody has
 * verified (rule 0.26). Where there is no reference price the limit of the level decides alone.
 */
export function isSuspiciousAmount(
  amount: StatedAmount,
  { level, reference, price }: { level: TrustLevel; reference: Centavos | null; price: Centavos },
): boolean {
  if (amount === 'impossible' || level >= 2 || reference === null || reference <= 0) return false;
  return amount > MOST_TIMES * Math.max(reference, price);
}
