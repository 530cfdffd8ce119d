import type { Range } from '@patio/domain/catalogue/catalogue/range-filter.ts';
import { Field } from '@patio/ui/field.tsx';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { boundText, rangeFromText, type RangeFault } from '../filter-words/range-text.ts';

interface Props {
  /** "R$" or "km". */
  readonly unit: string;
  readonly range: Range;
  readonly onChange: (range: Range) => void;
}

/** The bounds of a range as typed numbers; they are applied on blur or Enter. */
export function RangeFields({ unit, range, onChange }: Props) {
  const { home } = useTexts();
  const known = { start: boundText(range.start, 0), end: boundText(range.end, -1) };
  const [typed, setTyped] = useState<typeof known | null>(null);
  const [fault, setFault] = useState<RangeFault | null>(null);
  const shown = typed ?? known;
  const commit = (): void => {
    if (typed === null) return;
    const read = rangeFromText(typed.start, typed.end);
    if (typeof read === 'string') {
      setFault(read);
      return;
    }
    setFault(null);
    setTyped(null);
    if (read.start !== range.start || read.end !== range.end) onChange(read);
  };
  const words = { number: home.rangeNumber, order: home.rangeOrder };
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {(['start', 'end'] as const).map((side) => (
          <Field
            key={side}
            label={`${side === 'start' ? home.from : home.to} (${unit})`}
            inputMode="numeric"
            autoComplete="off"
            placeholder={side === 'start' ? '0' : home.unlimited}
            value={shown[side]}
            aria-invalid={fault !== null}
            onChange={(event) => setTyped({ ...shown, [side]: event.target.value })}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === 'Enter') commit();
            }}
          />
        ))}
      </div>
      {fault === null ? null : (
        <p role="alert" className="mt-1 text-sm text-danger">
          {words[fault]}
        </p>
      )}
    </>
  );
}
