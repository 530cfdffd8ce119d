import { isCentavos } from '../../money/centavos.ts';
import type { Centavos } from '../../money/centavos.ts';
import type { CostKind } from './cost-kinds.ts';
import { feeOn, hasFee, type FeeRule } from './fee-rule.ts';

/** One line; null: to be agreed. */
export interface CostPart {
  readonly kind: CostKind;
  readonly amount: Centavos | null;
}

export interface TotalCost {
  /** Price, fee (if there is one), freight. */
  readonly lines: readonly CostPart[];
  /** The sum of the lines; null if one of them is to be agreed. */
  readonly total: Centavos | null;
  /** The sum of the known lines. */
  readonly known: Centavos;
}

/**
 * The total cost of a purchase: price, fee and freight (S-17). Only the percentage in the fee is rounded (`feeOn`), so the total is the sum
 * of the lines to the centavo.
 * @param price null: the offer has no price, and then no fee is known either.
 * @param freight null: to be agreed; 0: pickup.
 */
export function totalCost(price: Centavos | null, fee: FeeRule, freight: Centavos | null): TotalCost {
  if (freight !== null && !isCentavos(freight)) throw new RangeError('freight is in whole centavos');
  const lines: CostPart[] = [{ kind: 'preco', amount: price }];
  if (hasFee(fee)) lines.push({ kind: 'taxa', amount: price === null ? null : feeOn(price, fee) });
  lines.push({ kind: 'frete', amount: freight });
  const known = lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return { lines, total: lines.some(({ amount }) => amount === null) ? null : known, known };
}
