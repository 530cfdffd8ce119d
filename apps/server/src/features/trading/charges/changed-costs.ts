import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import { totalCost } from '@patio/domain/trading/costs/total-cost.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { ApiError } from '../../../platform/http/api-error.ts';

/**
 * The refusal of a deal whose buyer was shown another total than holds now, with the new one (`valorTotal` is missing where freight is to be
 * agreed on); null where they agree, or they did not say.
 * @param stated centavos; null: they were shown that it is to be agreed on; undefined: they did not say.
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
