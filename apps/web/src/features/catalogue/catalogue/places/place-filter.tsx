import { SelectField } from '@patio/ui/field.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { FilterProps } from '../filters/filter-props.ts';

interface Place {
  readonly codigo: number;
  readonly name: string;
  readonly count: number;
}

/** State, then city, from the places of the open offers (FILT-14, S-29). */
export function PlaceFilter({ filter, options, onChange }: FilterProps) {
  const { home } = useTexts();
  return (
    <>
      <SelectField
        label={home.state}
        value={filter.state}
        onChange={(event) => onChange({ state: event.target.value, city: '' })}
      >
        <Places all={home.all} chosen={filter.state} places={options.facets?.states ?? []} />
      </SelectField>
      <SelectField
        className="mt-3"
        label={home.city}
        value={filter.city}
        disabled={filter.state === ''}
        onChange={(event) => onChange({ city: event.target.value })}
      >
        <Places all={home.allCities} chosen={filter.city} places={options.facets?.cities ?? []} />
      </SelectField>
    </>
  );
}

function Places({ all, chosen, places }: { all: string; chosen: string; places: readonly Place[] }) {
  const known = chosen === '' || places.some(({ name }) => name === chosen);
  return (
    <>
      <option value="">{all}</option>
      {known ? null : <option value={chosen}>{chosen}</option>}
      {places.map(({ codigo, name, count }) => (
        <option key={codigo} value={name}>
          {name} ({count})
        </option>
      ))}
    </>
  );
}
