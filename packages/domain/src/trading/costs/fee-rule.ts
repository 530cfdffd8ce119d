import { isCentavos } from '../../money/centavos.ts';
import type { Centavos } from '../../money/centavos.ts';

/**
 * The commission of the house on a sale. The buyer pays it besides the price: it is in the all-in cost that is shown before every bid, proposal
 * and purchase, and nothing of it is deducted from what the seller gets: what a store pays is another one (finance/payouts). Percentage, minimum and fixed
 * part zero: none.
 */
export interface FeeRule {
  /** Hundredths of a percent of the price: 500 is 5 %. 0 to 10,000. */
  readonly basisPoints: number;
  /** Minimum of the percentage. */
  readonly minimum: Centavos;
  /** Maximum of the percentage, not below the minimum; null or absent: none, as in what was agreed before there was one. */
  readonly maximum?: Centavos | null;
  /** Added to the share. */
  readonly fixed: Centavos;
}

/** Whether there is a fee at all. */
export function hasFee({ basisPoints, minimum, maximum, fixed }: FeeRule): boolean {
  return (maximum !== 0 && (basisPoints > 0 || minimum > 0)) || fixed > 0;
}

/**
 * The fee on a price: the percentage, at least the minimum and at most the maximum, plus the fixed part. Half a centavo of the percentage is rounded up; the rest
 * is exact. Throws RangeError for a price or rule that is not a whole amount.
 */
export function feeOn(price: Centavos, rule: FeeRule): Centavos {
  const { basisPoints, minimum, maximum = null, fixed } = rule;
  const most = maximum ?? Infinity;
  const sound =
    [price, minimum, maximum ?? 0, fixed].every(isCentavos) &&
    Number.isInteger(basisPoints) &&
    basisPoints >= 0;
  if (!sound || basisPoints > 10_000 || most < minimum)
    throw new RangeError('a fee needs whole centavos and basis points');
  // In two parts, because the product could exceed the exact integers.
  const share =
    Math.floor(price / 10_000) * basisPoints + Math.floor(((price % 10_000) * basisPoints + 5000) / 10_000);
  return Math.min(Math.max(share, minimum), most) + fixed;
}
