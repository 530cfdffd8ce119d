import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { ReferencePrice } from '@patio/contract/catalogue/reference-prices/list-reference-prices.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { gapText, monthText, offerReference } from './reference-view.ts';

/** The reference beside the price: its month, and how far the price is from it. `price` in centavos, 0 = none. */
export function ReferenceLine({
  references,
  price,
}: {
  references: readonly ReferencePrice[];
  price: number;
}) {
  const { condition: texts } = useTexts();
  const reference = offerReference(references);
  if (reference === null) {
    const words = references.length > 1 ? texts.noReferenceOfLot : texts.noReference;
    return references.length === 0 ? null : <p className="text-sm text-ink-3">{words}</p>;
  }
  const month = monthText(reference.month, texts);
  // Keeps the sign next to its number.
  const value = formatMoney(reference.value);
  const gap = gapText(price, reference.value, texts);
  return (
    <p className="text-sm text-ink-2">
      <a
        href="#referencia"
        className="underline decoration-line-strong underline-offset-2 hover:decoration-current"
      >
        {reference.lot ? texts.referenceOfLot(month, value) : texts.referenceIn(month, value)}
      </a>
      {gap === null ? null : ` (${gap})`}
    </p>
  );
}
