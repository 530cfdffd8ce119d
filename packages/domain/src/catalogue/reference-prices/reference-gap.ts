import type { Centavos } from '../../money/centavos.ts';

/**
 * Difference between a price and its reference in whole percent, half a percent rounded away from zero: -12 is 12 % below. Null without a
 * price or a reference.
 */
export function referenceGap(price: Centavos, reference: Centavos): number | null {
  if (price <= 0 || reference <= 0) return null;
  const percent = ((price - reference) / reference) * 100;
  // Adding zero turns -0 into 0.
  return Math.sign(percent) * Math.round(Math.abs(percent)) + 0;
}
