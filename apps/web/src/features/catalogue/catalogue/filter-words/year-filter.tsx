import { SelectField } from '@patio/ui/field.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { FilterProps } from '../filters/filter-props.ts';

/** Model years from and to, both inclusive, out of the years of the open offers. */
export function YearFilter({ filter, options, onChange }: FilterProps) {
  const { home } = useTexts();
  const { from, to } = filter.years;
  const counts = options.facets?.years.counts ?? [];
  const change = (part: Partial<FilterProps['filter']['years']>): void =>
    onChange({ years: ordered({ from, to, ...part }) });
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label={home.from}
        value={from ?? ''}
        onChange={(event) => change({ from: Number(event.target.value) || null })}
      >
        <Years chosen={from} counts={counts} any={home.anyYear} />
      </SelectField>
      <SelectField
        label={home.to}
        value={to ?? ''}
        onChange={(event) => change({ to: Number(event.target.value) || null })}
      >
        <Years chosen={to} counts={counts} any={home.anyYear} />
      </SelectField>
    </div>
  );
}

/** Years chosen in the wrong order are swapped. */
function ordered({ from, to }: FilterProps['filter']['years']): FilterProps['filter']['years'] {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

interface YearsProps {
  readonly chosen: number | null;
  readonly counts: readonly { readonly year: number; readonly count: number }[];
  readonly any: string;
}

function Years({ chosen, counts, any }: YearsProps) {
  const known = chosen === null || counts.some(({ year }) => year === chosen);
  return (
    <>
      <option value="">{any}</option>
      {known ? null : <option value={chosen}>{chosen}</option>}
      {counts.map(({ year, count }) => (
        <option key={year} value={year}>
          {year} ({count})
        </option>
      ))}
    </>
  );
}
