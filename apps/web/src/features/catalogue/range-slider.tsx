import { rangeEndFromSlider, type Range } from '@patio/domain/catalogue/range-filter.ts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/i18n/texts.ts';

const DEBOUNCE_MS = 500;

interface Props {
  readonly label: string;
  readonly range: Range;
  readonly maximum: number;
  readonly step: number;
  readonly text: (value: number) => string;
  readonly onChange: (range: Range) => void;
}

/** Two thumbs on one track; the right end means unlimited, and a change counts half a second after the last move (FILT-20 to FILT-25). */
export function RangeSlider({ label, range, maximum, step, text, onChange }: Props) {
  const { home } = useTexts();
  const [moving, setMoving] = useState<Range | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => setMoving(null), [range.start, range.end]);
  const shown = moving ?? range;
  const start = Math.min(shown.start, maximum);
  const end = shown.end === -1 ? maximum : Math.min(shown.end, maximum);
  const move = (next: Range): void => {
    setMoving(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(next), DEBOUNCE_MS);
  };
  const endText = shown.end === -1 ? home.unlimited : text(end);
  const percent = (value: number): string => `${(value / maximum) * 100}%`;
  return (
    <fieldset>
      <legend className="flex w-full justify-between text-sm font-semibold">{label}</legend>
      <p className="mt-1 flex justify-between text-sm text-ink-2 tabular-nums">
        <output>{text(start)}</output>
        <output>{endText}</output>
      </p>
      <div className="range mx-1">
        <div className="range-track" />
        <div
          className="range-fill"
          style={{ left: percent(start), right: `${100 - (end / maximum) * 100}%` }}
        />
        <input
          type="range"
          aria-label={`${label}: ${home.minimum}`}
          aria-valuetext={text(start)}
          title={text(start)}
          min={0}
          max={maximum}
          step={step}
          value={start}
          onChange={(event) =>
            move({ start: Math.min(Number(event.target.value), end - step), end: shown.end })
          }
        />
        <input
          type="range"
          aria-label={`${label}: ${home.maximum}`}
          aria-valuetext={endText}
          title={endText}
          min={0}
          max={maximum}
          step={step}
          value={end}
          onChange={(event) => {
            const value = Math.max(Number(event.target.value), start + step);
            move({ start: shown.start, end: rangeEndFromSlider(value, maximum) });
          }}
        />
      </div>
    </fieldset>
  );
}
