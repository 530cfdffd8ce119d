import type { ReactNode } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { axisMonths, chartPoints, chartRuns, type ChartPoint, type MonthValue } from './chart-line.ts';
import { shortMonthText } from './reference-view.ts';

/** Drawing units of the chart; the text is outside the drawing, so that it keeps its size. */
const BOX = { width: 320, height: 72 };
const EDGE = 6;

interface Props {
  readonly label: string;
  /** The earliest first. */
  readonly months: readonly MonthValue[];
  readonly text: (value: number) => string;
}

/** Monthly values on a true time axis, with labels on both axes; dashes mark missing months. */
export function ReferenceChart({ label, months, text }: Props) {
  const { condition: texts } = useTexts();
  const points = chartPoints(months, BOX);
  const runs = chartRuns(points);
  const values = months.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-ink-3">
      <div aria-hidden="true" className="money flex flex-col justify-between text-right">
        <span>{text(most)}</span>
        {least === most ? null : <span>{text(least)}</span>}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-EDGE} ${-EDGE} ${BOX.width + 2 * EDGE} ${BOX.height + 2 * EDGE}`}
        className="w-full text-accent"
      >
        <path d={`M0 0H${BOX.width}M0 ${BOX.height}H${BOX.width}`} className="stroke-line" />
        {runs.slice(1).map((run, at) => (
          <Line key={run[0]?.month} points={[runs[at]?.at(-1), run[0]]} dashed />
        ))}
        {runs.map((run) => (
          <Line key={run[0]?.month} points={run} />
        ))}
        {points.map(({ month, x, y }, at) => (
          <circle key={month} cx={x} cy={y} r={at === points.length - 1 ? 4 : 2} fill="currentColor" />
        ))}
      </svg>
      <Axis months={months} />
      {runs.length > 1 ? <p className="col-start-2">{texts.referenceGaps}</p> : null}
    </div>
  );
}

function Line({ points, dashed = false }: { points: readonly (ChartPoint | undefined)[]; dashed?: boolean }) {
  return (
    <polyline
      points={points.flatMap((point) => (point ? [`${point.x},${point.y}`] : [])).join(' ')}
      fill="none"
      stroke="currentColor"
      strokeWidth={dashed ? 1 : 2}
      strokeDasharray={dashed ? '3 4' : undefined}
      strokeLinejoin="round"
    />
  );
}

/** The month labels below their positions in the chart. */
function Axis({ months }: Pick<Props, 'months'>): ReactNode {
  const { condition: texts } = useTexts();
  const edge = (100 * EDGE) / (BOX.width + 2 * EDGE);
  return (
    <div aria-hidden="true" className="relative col-start-2 h-5">
      {axisMonths(months).map(({ month, at }) => (
        <span
          key={month}
          className={`absolute whitespace-nowrap ${at === 0 ? '' : at === 1 ? '-translate-x-full' : '-translate-x-1/2'}`}
          style={{ left: `${at === 0 ? 0 : at === 1 ? 100 : edge + at * (100 - 2 * edge)}%` }}
        >
          {shortMonthText(month, texts)}
        </span>
      ))}
    </div>
  );
}
