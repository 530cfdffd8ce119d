import { totalCost, type TotalCost } from '@patio/domain/trading/costs/total-cost.ts';
import type { CostTerms } from '../../../trading/costs/public.ts';
import type { DealIntent } from '../../../identity/intents/public.ts';

/** The total cost of a deal, as shown in the review and sent to the server as the agreed total (S-17). */
export function dealTotal(
  { value, freight }: Pick<DealIntent, 'value' | 'freight'>,
  terms: CostTerms,
): TotalCost {
  return totalCost(value, terms.fee, freight === 'N' ? 0 : terms.freight);
}
