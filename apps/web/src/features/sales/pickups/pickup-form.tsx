import type { Pickup } from '@patio/contract/sales/pickups/pickup.ts';
import { maskCpf } from '@patio/domain/validation/cpf.ts';
import { Button } from '@patio/ui/button.tsx';
import { Field, SelectField } from '@patio/ui/field.tsx';
import { MaskedField } from '@patio/ui/masked-field.tsx';
import { useState, type FormEvent } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { usePickupTexts } from './pickup-texts.ts';
import type { Booking } from './use-pickup.ts';

interface Props {
  readonly pickup: Pickup;
  /** The booking that is moved; null: a first one. */
  readonly standing: Pickup['reserva'];
  readonly working: boolean;
  readonly onBook: (booking: Booking) => Promise<void>;
  readonly onBack: (() => void) | null;
}

/** Chooses place, day and time of a pickup, and who comes. */
export function PickupForm({ pickup, standing, working, onBook, onBack }: Props) {
  const texts = usePickupTexts();
  const [city, setCity] = useState(standing?.cidade ?? pickup.locais[0]?.cidade ?? 0);
  const [chosen, choose] = useState<string | null>(null);
  const announced = standing?.terceiro ?? null;
  const [keeps, setKeeps] = useState(announced !== null);
  const [other, setOther] = useState(false);
  const [name, setName] = useState('');
  const [cpf, setCpf] = useState('');
  const [tried, setTried] = useState(false);
  const place = pickup.locais.find(({ cidade }) => cidade === city) ?? pickup.locais[0];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (place === undefined || chosen === null || (other && (name.trim() === '' || cpf.trim() === '')))
      return;
    void onBook({
      cidade: place.cidade,
      inicio: chosen,
      ...(other ? { terceiro: { nome: name, cpf } } : keeps ? {} : { terceiro: null }),
      versao: standing?.versao ?? null,
    });
  };
  const missing = (value: string): string | null => (tried && value.trim() === '' ? texts.required : null);
  return (
    <ScriptForm noValidate onSubmit={submit} className="mt-2 flex flex-col gap-4">
      {standing === null ? <p className="text-sm text-ink-2">{texts.hint}</p> : null}
      {pickup.locais.length > 1 ? (
        <SelectField
          label={texts.place}
          value={city}
          onChange={(event) => setCity(Number(event.target.value))}
        >
          {pickup.locais.map(({ cidade, local, endereco }) => (
            <option key={cidade} value={cidade}>
              {`${local}, ${endereco}`}
            </option>
          ))}
        </SelectField>
      ) : null}
      {place === undefined ? null : (
        <Slots key={place.cidade} days={place.dias} chosen={chosen} tried={tried} onChoose={choose} />
      )}
      <div>
        {announced === null || other ? null : (
          <label className="flex min-h-11 items-center gap-2">
            <input type="checkbox" checked={keeps} onChange={(event) => setKeeps(event.target.checked)} />
            {texts.still(announced.nome)}
          </label>
        )}
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" checked={other} onChange={(event) => setOther(event.target.checked)} />
          {texts.other}
        </label>
        {other ? (
          <div className="mt-2 flex flex-col gap-3">
            <p className="text-sm text-ink-2">{texts.otherHint}</p>
            <Field
              label={texts.name}
              value={name}
              maxLength={120}
              autoComplete="off"
              error={missing(name)}
              onChange={(event) => setName(event.target.value)}
            />
            <MaskedField
              label={texts.cpf}
              mask={maskCpf}
              value={cpf}
              inputMode="numeric"
              autoComplete="off"
              error={missing(cpf)}
              onChange={(event) => setCpf(event.target.value)}
            />
          </div>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="bid" type="submit" busy={working}>
          {standing === null ? texts.book : texts.save}
        </Button>
        {onBack === null ? null : <Button onClick={onBack}>{texts.keep}</Button>}
      </div>
    </ScriptForm>
  );
}

interface SlotsProps {
  readonly days: Pickup['locais'][number]['dias'];
  readonly chosen: string | null;
  readonly tried: boolean;
  readonly onChoose: (slot: string | null) => void;
}

/** The days with their free places, and the times of the chosen one. */
function Slots({ days, chosen, tried, onChoose }: SlotsProps) {
  const texts = usePickupTexts();
  const { date, time } = useDates();
  const freeOf = ({ horarios }: SlotsProps['days'][number]): number =>
    horarios.reduce((sum, { livres }) => sum + livres, 0);
  const [day, setDay] = useState(days.find((one) => freeOf(one) > 0)?.dia ?? '');
  const slots = days.find(({ dia }) => dia === day)?.horarios ?? [];
  if (days.every((one) => freeOf(one) === 0)) return <p className="text-ink-2">{texts.noSlots}</p>;
  return (
    <>
      <SelectField
        label={texts.day}
        value={day}
        onChange={(event) => {
          setDay(event.target.value);
          onChoose(null);
        }}
      >
        {days.map((one) => (
          <option key={one.dia} value={one.dia} disabled={freeOf(one) === 0}>
            {texts.dayOption(date(Date.parse(`${one.dia}T12:00:00Z`)), freeOf(one))}
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{texts.time}</legend>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {slots.map(({ inicio, livres }) => (
            <label
              key={inicio}
              className={`flex min-h-11 cursor-pointer items-center justify-center gap-1.5 rounded-control border px-2 tabular-nums ${
                chosen === inicio ? 'border-accent bg-accent-soft font-semibold' : 'border-line-strong'
              } ${livres === 0 ? 'cursor-not-allowed bg-sunken text-ink-3' : ''}`}
            >
              <input
                type="radio"
                name="horario-retirada"
                value={inicio}
                disabled={livres === 0}
                checked={chosen === inicio}
                onChange={() => onChoose(inicio)}
              />
              <span>{time(Date.parse(inicio))}</span>
              {livres === 0 ? <span className="text-sm">{texts.full}</span> : null}
            </label>
          ))}
        </div>
        {tried && chosen === null ? <p className="mt-1 text-sm text-danger">{texts.choose}</p> : null}
      </fieldset>
    </>
  );
}
