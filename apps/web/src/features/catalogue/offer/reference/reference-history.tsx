import type { ReferencePrice as Reference } from '@patio/contract/catalogue/reference-prices/list-reference-prices.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { ReferenceChart } from './reference-chart.tsx';
import { monthText } from './reference-view.ts';

/** The history of a reference price, as a line and as a table; loaded where there is one. */
export function ReferenceHistory({ months }: { months: Reference['historico'] }) {
  const { condition: texts } = useTexts();
  const known = months.toSorted((one, other) => (one.mes < other.mes ? -1 : 1));
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return null;
  const shown = ({ mes, valor }: typeof first): readonly [string, string] => [
    monthText(mes, texts),
    reais(valor),
  ];
  return (
    <figure data-part="reference-history" className="mt-3 max-w-xl">
      <ReferenceChart
        label={texts.referenceChart(...shown(first), ...shown(last))}
        months={known.map(({ mes, valor }) => ({ month: mes, value: valor }))}
        text={reais}
      />
      <details className="no-print mt-1 text-sm">
        <summary className="inline-flex min-h-11 items-center font-medium text-accent hover:underline">
          {texts.referenceTable}
        </summary>
        <table className="w-full max-w-sm text-left">
          <caption className="sr-only">{texts.reference}</caption>
          <thead className="text-ink-3">
            <tr>
              <th scope="col" className="py-1 font-medium">
                {texts.month}
              </th>
              <th scope="col" className="py-1 text-right font-medium">
                {texts.value}
              </th>
            </tr>
          </thead>
          <tbody>
            {known.toReversed().map(({ mes, valor }) => (
              <tr key={mes} className="border-t border-line">
                <th scope="row" className="py-1 font-normal">
                  {monthText(mes, texts)}
                </th>
                <td className="money py-1 text-right">{reais(valor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function reais(value: number): string {
  return formatMoney(centavosFromReais(value) ?? 0);
}
