import { SelectField } from '@patio/ui/field.tsx';
import { useEffect, useState } from 'react';
import { useTexts } from '../../platform/i18n/texts.ts';
import type { FilterProps } from './filter-panel.tsx';

/** State, then city (FILT-14, S-29). */
export function PlaceFilter({ filter, options, onChange }: FilterProps) {
  const { home } = useTexts();
  const states = options.facets?.states ?? [];
  const chosen = states.find(({ name }) => name === filter.state);
  const cities = useCities(chosen?.codigo ?? null);
  const stateKnown = filter.state === '' || chosen !== undefined;
  const cityKnown = filter.city === '' || cities.includes(filter.city);
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{home.location}</legend>
      <SelectField
        label={home.state}
        value={filter.state}
        onChange={(event) => onChange({ state: event.target.value, city: '' })}
      >
        <option value="">{home.all}</option>
        {stateKnown ? null : <option value={filter.state}>{filter.state}</option>}
        {states.map(({ codigo, name, count }) => (
          <option key={codigo} value={name}>
            {name} ({count})
          </option>
        ))}
      </SelectField>
      <SelectField
        className="mt-3"
        label={home.city}
        value={filter.city}
        disabled={filter.state === ''}
        onChange={(event) => onChange({ city: event.target.value })}
      >
        <option value="">{home.allCities}</option>
        {cityKnown ? null : <option value={filter.city}>{filter.city}</option>}
        {cities.map((city) => (
          <option key={city} value={city}>
            {city}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}

function useCities(state: number | null): readonly string[] {
  const [cities, setCities] = useState<readonly string[]>([]);
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      if (state === null) {
        setCities([]);
        return;
      }
      const { loadCities } = await import('../addresses/load-places.ts');
      const found = await loadCities(state);
      if (current) setCities(found.map(({ cidade }) => cidade));
    };
    void load();
    return () => {
      current = false;
    };
  }, [state]);
  return cities;
}
