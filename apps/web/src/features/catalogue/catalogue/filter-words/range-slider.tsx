import { rangeEndFromSlider, type Range } from '@patio/domain/catalogue/catalogue/range-filter.ts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { RangeFields } from '../filters/range-fields.tsx';

const DEBOUNCE_MS = 500;

interface Props {
  readonly label: string;
  /** "R$" or "km". */
  readonly unit: string;
  readonly range: Range;
  readonly maximum: number;
  readonly step: number;
  readonly text: (value: number) => string;
  readonly onChange: (range: Range) => void;
}

/**
 * Two thumbs on one track with typed bounds below; the right end means unlimited, and a change is applied half a second after the last move
 * (FILT-20 to FILT-25).
 */
export function RangeSlider({ label, unit, range, maximum, step, text, onChange }: Props) {
  const { home } = useTexts();
  const { shown, move, settle } = useMoving(range, onChange);
  const start = Math.min(shown.start, maximum);
  const end = shown.end === -1 ? maximum : Math.min(shown.end, maximum);
  const left = (start / maximum) * 100;
  const right = (end / maximum) * 100;
  const shared = { min: 0, max: maximum, step };
  return (
    <>
      <div className="range mx-1 mb-1">
        <div className="range-track" />
        <div className="range-fill" style={{ left: `${left}%`, right: `${100 - right}%` }} />
        <Thumb
          {...shared}
          label={`${label}: ${home.minimum}`}
          value={start}
          at={left}
          text={text(shown.start)}
          onMove={(value) => move({ start: Math.min(value, end - step), end: shown.end })}
        />
        <Thumb
          {...shared}
          label={`${label}: ${home.maximum}`}
          value={end}
          at={right}
          text={shown.end === -1 ? home.unlimited : text(shown.end)}
          onMove={(value) => {
            const least = Math.max(value, start + step);
            move({ start: shown.start, end: rangeEndFromSlider(least, maximum) });
          }}
        />
      </div>
      <RangeFields unit={unit} range={shown} onChange={settle} />
    </>
  );
}

/** The range under the thumbs while they move; announced once they have stopped. */
function useMoving(range: Range, onChange: (range: Range) => void) {
  const [moving, setMoving] = useState<Range | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => setMoving(null), [range.start, range.end]);
  return {
    shown: moving ?? range,
    move: (next: Range): void => {
      setMoving(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onChange(next), DEBOUNCE_MS);
    },
    settle: (next: Range): void => {
      setMoving(next);
      clearTimeout(timer.current);
      onChange(next);
    },
  };
}

interface ThumbProps {
  readonly label: string;
  readonly value: number;
  /** Position on the track, in percent. */
  readonly at: number;
  readonly text: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onMove: (value: number) => void;
}

/** A thumb with its value above it while it is hovered, moved or focused (FILT-24). */
function Thumb({ label, value, at, text, onMove, ...bounds }: ThumbProps) {
  return (
    <div className="contents">
      <input
        {...bounds}
        type="range"
        aria-label={label}
        aria-valuetext={text}
        value={value}
        onChange={(event) => onMove(Number(event.target.value))}
        className="peer"
      />
      <span
        role="tooltip"
        style={{ left: `clamp(2.5rem, ${at}%, calc(100% - 2.5rem))` }}
        className="pointer-events-none invisible absolute -top-4 z-10 -translate-x-1/2 rounded-control bg-solid px-2 py-0.5 text-sm whitespace-nowrap text-on-solid tabular-nums peer-hover:visible peer-focus-visible:visible peer-active:visible"
      >
        {text}
      </span>
    </div>
  );
}
