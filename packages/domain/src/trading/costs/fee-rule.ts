import { isCentavos } from '../../money/centavos.ts';
import type { Centavos } from '../../money/centavos.ts';

/** The fee that a buyer pays the house besides the price. All three zero: no fee. */
export interface FeeRule {
  /** Hundredths of a percent of the price: 500 is 5 %. 0 to 10,000. */
  readonly basisPoints: number;
  /** Minimum of the percentage. */
  readonly minimum: Centavos;
  /** Added to the share. */
  readonly fixed: Centavos;
}

/** Whether there is a fee at all. */
export function hasFee({ basisPoints, minimum, fixed }: FeeRule): boolean {
  return basisPoints > 0 || minimum > 0 || fixed > 0;
}

/**
 * The fee on a price: the percentage, at least the minimum, plus the fixed part. Half a centavo of the percentage is rounded up; the rest
 * is exact. Throws RangeError for a price or rule that is not a whole amount.
 */
export function feeOn(price: Centavos, rule: FeeRule): Centavos {
  const { basisPoints, minimum, fixed } = rule;
  const sound =
    [price, minimum, fixed].every(isCentavos) && Number.isInteger(basisPoints) && basisPoints >= 0;
  if (!sound || basisPoints > 10_000) throw new RangeError('a fee needs whole centavos and basis points');
  // In two parts, because the product could exceed the exact integers.
  const share =
    Math.floor(price / 10_000) * basisPoints + Math.floor(((price % 10_000) * basisPoints + 5000) / 10_000);
  return Math.max(share, minimum) + fixed;
}
