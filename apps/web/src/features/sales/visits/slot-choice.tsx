import { useState } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useIdiom } from '../../../platform/i18n/texts.ts';
import { dayName, daysOf } from './days-of.ts';
import type { ChosenSlot, Slots } from './visit-calls.ts';
import { useVisitTexts } from './visit-texts.ts';

interface Props {
  readonly places: Slots['locais'];
  readonly chosen: ChosenSlot | null;
  readonly onChoose: (slot: ChosenSlot) => void;
}

const OPTION =
  'inline-flex min-h-11 cursor-pointer items-center rounded-control border border-line-strong px-3 text-[15px] tabular-nums has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:outline-accent';

/** Place, day and time, each once the one before is chosen; a single place is chosen already, and so is the first day. */
export function SlotChoice({ places, chosen, onChoose }: Props) {
  const texts = useVisitTexts();
  const { time } = useDates();
  const idiom = useIdiom();
  const [placeCode, setPlace] = useState(places[0]?.codigo);
  const [asked, setDay] = useState<string | null>(null);
  const place = places.find(({ codigo }) => codigo === placeCode) ?? places[0];
  if (place === undefined) return null;
  const days = daysOf(place.horarios);
  const day = asked !== null && days.has(asked) ? asked : ([...days.keys()][0] ?? '');
  return (
    <>
      {places.length === 1 ? (
        <p className="text-sm text-ink-2">
          {texts.place}: {place.cidade}, {place.uf}
        </p>
      ) : (
        <Options
          name="visit-place"
          legend={texts.place}
          options={places.map(({ codigo, cidade, uf }) => ({
            value: String(codigo),
            label: `${cidade}, ${uf}`,
          }))}
          value={String(place.codigo)}
          onChange={(value) => setPlace(Number(value))}
        />
      )}
      <Options
        name="visit-day"
        legend={texts.day}
        options={[...days].map(([value, [first]]) => ({
          value,
          label: first === undefined ? value : dayName(Date.parse(first.inicio), idiom),
        }))}
        value={day}
        onChange={setDay}
      />
      <Options
        name="visit-time"
        legend={texts.time}
        options={(days.get(day) ?? []).map(({ inicio }) => ({
          value: inicio,
          label: time(Date.parse(inicio)),
        }))}
        value={chosen?.local === place.codigo ? chosen.inicio : ''}
        onChange={(inicio) => onChoose({ local: place.codigo, inicio })}
      />
    </>
  );
}

interface OptionsProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Options({ name, legend, options, value, onChange }: OptionsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className={OPTION}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
