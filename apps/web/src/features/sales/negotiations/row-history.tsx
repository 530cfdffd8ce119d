import { formatMoney } from '@patio/domain/money/format-money.ts';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { NegotiationView } from './negotiation-view.ts';

/** All bids and proposals that the user may see, in order. */
export function RowHistory({ row }: { row: NegotiationView }) {
  const { negotiations: texts } = useTexts();
  const { dateTime } = useDates();
  if (row.history.length === 0) return null;
  return (
    <details className="relative z-10 text-sm">
      <summary className="inline-flex min-h-9 items-center font-medium text-accent hover:underline pointer-coarse:min-h-11">
        {texts.history} ({row.history.length})
      </summary>
      <ul className="mt-1">
        {row.history.map((line, index) => (
          <li
            key={index}
            className={`flex justify-between gap-4 border-t border-line py-1.5 ${line.own ? '' : 'text-ink-3'}`}
          >
            <span className="tabular-nums">{dateTime(line.at)}</span>
            <span>{line.label === null ? '' : texts.historyStatus[line.label]}</span>
            <span className="money whitespace-nowrap">{formatMoney(line.value)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
