import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import { totalCost } from '@patio/domain/trading/costs/total-cost.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { ApiError } from '../../../platform/http/api-error.ts';

/**
 * The refusal of a deal whose buyer was shown a different total than applies now, with the new one (`valorTotal` is missing if freight is
 * to be agreed); null if they match, or the buyer stated none.
 * @param stated centavos; null: shown as to be agreed; undefined: not stated.
 */
export function changedCosts(
  stated: number | null | undefined,
  price: number,
  { fee, freight }: DealCosts,
): ApiError | null {
  if (stated === undefined) return null;
  const { total, known } = totalCost(price, fee, freight);
  if (total === stated) return null;
  return new ApiError('costs-changed', {
    extra: {
      valorParcial: reaisFromCentavos(known),
      ...(total === null ? {} : { valorTotal: reaisFromCentavos(total) }),
    },
  });
}
