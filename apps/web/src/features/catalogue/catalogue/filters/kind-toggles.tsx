import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { FilterProps } from './filter-props.ts';

/** Single vehicles and lots, on or off (FILT-03, FILT-04). */
export function KindToggles({ filter, options, onChange }: FilterProps) {
  const { home } = useTexts();
  const kinds = options.facets?.kinds;
  const lines = [
    { name: home.vehicle, on: filter.vehicle, count: kinds?.vehicle, change: { vehicle: !filter.vehicle } },
    { name: home.lot, on: filter.lot, count: kinds?.lot, change: { lot: !filter.lot } },
  ];
  return lines.map(({ name, on, count, change }) => (
    <label key={name} className="flex min-h-11 cursor-pointer items-center gap-3">
      <span className="grow text-[15px]">
        {name}{' '}
        {count === undefined ? null : <span className="text-sm text-ink-3 tabular-nums">({count})</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        onChange={() => onChange(change)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="h-6 w-10 rounded-full bg-line-strong p-0.5 transition-colors duration-150 peer-checked:bg-accent peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-checked:*:translate-x-4"
      >
        <span className="block size-5 rounded-full bg-surface transition-transform duration-150" />
      </span>
    </label>
  ));
}
