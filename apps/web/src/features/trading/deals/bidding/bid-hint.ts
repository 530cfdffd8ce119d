import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { useTexts } from '../../../../platform/i18n/texts.ts';
import type { Deal } from '../use-deal.ts';

/** The requirement for a bid, below its field: above the price, or at least an amount. */
export function bidHint(
  texts: ReturnType<typeof useTexts>['deal'],
  { above, minimum }: Pick<Deal, 'above' | 'minimum'>,
): string {
  return above === null ? texts.bidHint(formatMoney(minimum)) : texts.bidAbove(formatMoney(above));
}
