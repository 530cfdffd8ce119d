import { formatMoney } from '@patio/domain/money/format-money.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { DealIntent } from '../../../identity/intents/public.ts';
import type { CostQuote } from '../../../trading/costs/public.ts';
import { dealTotal } from './shown-total.ts';

/** The total cost of the deal with its fee and freight, below the amount (S-17). Nothing where only the amount is to be paid. */
export function ReviewCosts({ intent, terms }: { intent: DealIntent; terms: CostQuote | null }) {
  const { flow: texts, condition } = useTexts();
  if (terms === null) return null;
  const { lines, total, known } = dealTotal(intent, terms);
  const names = {
    preco: texts.value[intent.type],
    taxa: terms.feeLabel,
    frete: condition.costFreight,
  };
  return (
    <dl data-testid="costs" className="mt-3 flex flex-col gap-1 border-t border-line pt-3 text-sm">
      {lines
        .filter(({ kind }) => kind !== 'preco')
        .map(({ kind, amount }) => (
          <div key={kind} className="flex justify-between gap-4">
            <dt className="text-ink-2">{names[kind]}</dt>
            <dd className="money text-right font-medium">
              {amount === null ? texts.toAgree : amount === 0 ? texts.free : formatMoney(amount)}
            </dd>
          </div>
        ))}
      <div className="flex justify-between gap-4 font-semibold">
        <dt>{condition.costTotal}</dt>
        <dd className="money text-right">
          {total === null ? condition.costPlusFreight(formatMoney(known)) : formatMoney(total)}
        </dd>
      </div>
    </dl>
  );
}
