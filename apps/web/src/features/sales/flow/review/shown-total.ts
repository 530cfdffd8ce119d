import { totalCost, type TotalCost } from '@patio/domain/trading/costs/total-cost.ts';
import type { CostTerms } from '../../../trading/costs/public.ts';
import type { DealIntent } from '../../../identity/intents/public.ts';

/** What a deal costs in all, as the review shows it and the server is told that it was shown (S-17). */
export function dealTotal(
  { value, freight }: Pick<DealIntent, 'value' | 'freight'>,
  terms: CostTerms,
): TotalCost {
  return totalCost(value, terms.fee, freight === 'N' ? 0 : terms.freight);
}
