import { Select, SimpleGrid } from '@mantine/core';
import { listCities } from '@patio/contract/catalogue/places/list-cities.ts';
import { listStates } from '@patio/contract/catalogue/places/list-states.ts';
import { useReply } from '../../api/use-reply.ts';
import { useTexts } from '../../i18n/texts.ts';

/** A state by its letters and a city of it by its IBGE code; null: all of them. */
export interface Place {
  readonly uf: string | null;
  readonly city: number | null;
}

interface Props {
  readonly value: Place;
  readonly cityError?: string | null;
  /** What none of either says: by default that all of them are meant. */
  readonly none?: string;
  readonly onChange: (place: Place) => void;
}

/** Chooses a state, and a city of it. */
export function PlaceFields({ value, cityError = null, none, onChange }: Props) {
  const { places: texts } = useTexts();
  const placeholder = none ?? texts.all;
  const states = useReply(listStates).reply ?? [];
  const chosen = states.find(({ uf }) => uf === value.uf);
  const cities =
    useReply(
      listCities,
      undefined,
      { id: chosen?.codigoEstado ?? 0 },
      { enabled: chosen !== undefined, once: true },
    ).reply ?? [];
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <Select
        label={texts.state}
        placeholder={placeholder}
        searchable
        clearable
        comboboxProps={{ withinPortal: false }}
        data={states.map(({ uf, estado }) => ({ value: uf, label: estado }))}
        value={value.uf}
        onChange={(uf) => onChange({ uf, city: null })}
      />
      <Select
        label={texts.city}
        placeholder={placeholder}
        searchable
        clearable
        limit={100}
        disabled={chosen === undefined}
        error={cityError}
        comboboxProps={{ withinPortal: false }}
        data={cities.map(({ codigoCidade, cidade }) => ({ value: String(codigoCidade), label: cidade }))}
        value={value.city === null ? null : String(value.city)}
        onChange={(city) => onChange({ ...value, city: city === null ? null : Number(city) })}
      />
    </SimpleGrid>
  );
}
