import { totalCost } from '@patio/domain/trading/costs/total-cost.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { CostQuote } from '../../../trading/costs/public.ts';
import type { DealIntent } from '../../../identity/intents/public.ts';
import { dealTotal } from './shown-total.ts';

/**
 * The total cost of the deal, as far as it is known before the review: with the fee from the first step, with the freight once it is chosen
 * (S-17).
 */
export function SummaryTotal({ intent, terms }: { intent: DealIntent; terms: CostQuote | null }) {
  const { condition } = useTexts();
  return (
    // The height is reserved from the start: what is below does not move.
    <p data-testid="summary-total" className="mt-1 flex min-h-6 flex-wrap gap-x-2 text-sm">
      {terms === null ? null : (
        <>
          <span className="text-ink-3">{condition.costTotal}</span>
          <span className="money font-semibold">{textOf(intent, terms, condition.costPlusFreight)}</span>
        </>
      )}
    </p>
  );
}

function textOf(
  intent: DealIntent,
  terms: Parameters<typeof dealTotal>[1],
  plusFreight: (value: string) => string,
): string {
  const { total, known } =
    intent.freight === null ? totalCost(intent.value, terms.fee, null) : dealTotal(intent, terms);
  return total === null ? plusFreight(formatMoney(known)) : formatMoney(total);
}
