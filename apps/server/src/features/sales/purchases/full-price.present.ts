import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import { fullPrice } from '@patio/domain/trading/costs/full-price.ts';

/** What a buyer pays, in reais; null while it is not known to the centavo. `price` in centavos. */
export function presentFullPrice(price: number, costs: DealCosts | null) {
  const full = costs === null ? null : fullPrice(price, costs);
  if (full === null) return null;
  return {
    total: reaisFromCentavos(full.total),
    taxa: reaisFromCentavos(full.fee),
    frete: reaisFromCentavos(full.freight),
  };
}
