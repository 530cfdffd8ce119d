import type { RecordedCheck } from '@patio/contract/catalogue/conditions/recorded-check.ts';
import { moneyText, useDayText } from '../../../../../platform/i18n/formats.ts';
import { useTexts } from '../../../../../platform/i18n/texts.ts';

/** What a check found and where, in one line: `R$ 293,47 · paga o vendedor · Duas multas · Detran-SP em 29/11/2026`. */
export function useCheckWords(): (check: RecordedCheck) => string {
  const { legalChecks: words } = useTexts();
  const dayText = useDayText();
  return ({ valor, quemPaga, observacao, fonte, conferidaEm, automatica }) =>
    [
      valor === null ? '' : moneyText(valor),
      quemPaga === null ? '' : words.paidBy[quemPaga],
      observacao ?? '',
      // Noon in São Paulo: a day has no hour.
      `${fonte} ${words.checkedOn(dayText(`${conferidaEm}T15:00:00Z`))}`,
      automatica ? words.byRegister : '',
    ]
      .filter(Boolean)
      .join(' · ');
}
