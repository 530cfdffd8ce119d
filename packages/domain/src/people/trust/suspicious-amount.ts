import type { Centavos, StatedAmount } from '../../money/centavos.ts';
import type { TrustLevel } from './trust-level.ts';

/** The multiple of the larger of reference and price beyond which an amount is considered a typing error, or worse. */
const MOST_TIMES = 3;

/**
 * Whether an amount is more than three times the larger of reference price and current price, for an account with an unverified identity
 * (rule 0.26). Without a reference price only the limit of the level decides.
 */
export function isSuspiciousAmount(
  amount: StatedAmount,
  { level, reference, price }: { level: TrustLevel; reference: Centavos | null; price: Centavos },
): boolean {
  if (amount === 'impossible' || level >= 2 || reference === null || reference <= 0) return false;
  return amount > MOST_TIMES * Math.max(reference, price);
}
