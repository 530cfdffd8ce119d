import type { ReferencePrice as Reference } from '@patio/contract/reference-prices/list-reference-prices.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { useTexts } from '../../platform/i18n/texts.ts';
import { chartPoints } from './chart-line.ts';
import { monthText } from './reference-view.ts';

/** Drawn in these units; the text stands outside, so that it keeps its size. */
const BOX = { width: 320, height: 72 };
const EDGE = 6;

/** The way of a reference price through its months, as a line and as a table; fetched where there is one. */
export function ReferenceHistory({ months }: { months: Reference['historico'] }) {
  const { condition: texts } = useTexts();
  const points = chartPoints(
    months.map(({ valor }) => valor),
    BOX,
  );
  const [first, last] = [months[0], months.at(-1)];
  const end = points.at(-1);
  if (first === undefined || last === undefined || end === undefined) return null;
  const [from, to] = [monthText(first.mes, texts), monthText(last.mes, texts)];
  return (
    <figure data-part="reference-history" className="mt-3 max-w-xl">
      <svg
        role="img"
        aria-label={texts.referenceChart(from, to)}
        viewBox={`${-EDGE} ${-EDGE} ${BOX.width + 2 * EDGE} ${BOX.height + 2 * EDGE}`}
        className="w-full text-accent"
      >
        <path d={`M0 ${BOX.height}H${BOX.width}`} className="stroke-line" />
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <circle cx={end.x} cy={end.y} r="4" fill="currentColor" />
      </svg>
      <figcaption className="flex justify-between gap-4 text-sm text-ink-2">
        <span>
          {from}
          <br />
          <span className="money">{reais(first.valor)}</span>
        </span>
        <span className="text-right">
          {to}
          <br />
          <span className="money font-semibold">{reais(last.valor)}</span>
        </span>
      </figcaption>
      <details className="no-print mt-1 text-sm">
        <summary className="inline-flex min-h-11 items-center font-medium text-accent hover:underline">
          {texts.referenceTable}
        </summary>
        <table className="w-full max-w-sm text-left">
          <thead className="text-ink-3">
            <tr>
              <th className="py-1 font-medium">{texts.month}</th>
              <th className="py-1 text-right font-medium">{texts.value}</th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ mes, valor }) => (
              <tr key={mes} className="border-t border-line">
                <td className="py-1">{monthText(mes, texts)}</td>
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
