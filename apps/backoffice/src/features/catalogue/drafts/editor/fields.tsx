import { Autocomplete, NumberInput, Select, TextInput } from '@mantine/core';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { useState } from 'react';
import { typedMoney } from '../../../../platform/i18n/formats.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { MoneyField } from '../../../../platform/panels/fields/money-field.tsx';

interface Field<T> {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly error?: string | null;
  readonly description?: string;
  readonly disabled?: boolean;
}

/** An amount that may be empty; what is no amount stays in the field and is not saved. */
export function AmountField({
  label,
  value,
  onChange,
  error = null,
  disabled = false,
}: Field<number | null>) {
  const { common } = useTexts();
  const [typed, setTyped] = useState({ text: typedMoney(value), value });
  // Another value than the field has made: of a colleague, or of another field.
  const text = typed.value === value ? typed.text : typedMoney(value);
  const cents = parseMoney(text);
  const wrong = text.trim() !== '' && cents === null ? common.badMoney : null;
  return (
    <fieldset disabled={disabled} style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <MoneyField
        label={label}
        value={text}
        error={wrong ?? error}
        onChange={(next) => {
          const stated = next.trim() === '' ? null : parseMoney(next);
          const kept = stated === null && next.trim() !== '';
          const reais = kept ? value : stated === null ? null : reaisFromCentavos(stated);
          setTyped({ text: next, value: reais });
          if (reais !== value) onChange(reais);
        }}
      />
    </fieldset>
  );
}

/** A whole number that may be empty. */
export function WholeField({
  label,
  value,
  onChange,
  error = null,
  max,
  disabled = false,
  grouped = false,
}: Field<number | null> & { readonly max: number; readonly grouped?: boolean }) {
  return (
    <NumberInput
      label={label}
      value={value ?? ''}
      min={0}
      max={max}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      disabled={disabled}
      thousandSeparator={grouped ? '.' : ''}
      decimalSeparator=","
      error={error}
      onChange={(given) => onChange(typeof given === 'number' ? given : null)}
    />
  );
}

/** One line of text. */
export function LineField({
  label,
  value,
  onChange,
  error = null,
  description,
  disabled = false,
  maxLength,
  placeholder,
}: Field<string> & { readonly maxLength: number; readonly placeholder?: string }) {
  return (
    <TextInput
      label={label}
      description={description}
      placeholder={placeholder}
      value={value}
      maxLength={maxLength}
      error={error}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface Named {
  readonly codigo: number;
  readonly nome: string;
}

/** One of many by its name. */
export function ChoiceField({
  label,
  value,
  onChange,
  options,
  error = null,
  disabled = false,
}: Field<number | null> & { readonly options: readonly Named[] }) {
  return (
    <Select
      label={label}
      value={value === null ? null : String(value)}
      data={options.map(({ codigo, nome }) => ({ value: String(codigo), label: nome }))}
      searchable
      clearable
      limit={100}
      error={error}
      disabled={disabled}
      comboboxProps={{ withinPortal: false }}
      onChange={(code) => onChange(code === null ? null : Number(code))}
    />
  );
}

/** A word, usually one of those that filters know. */
export function WordField({
  label,
  value,
  onChange,
  words,
  error = null,
  disabled = false,
}: Field<string | null> & { readonly words: readonly string[] }) {
  return (
    <Autocomplete
      label={label}
      value={value ?? ''}
      data={[...words]}
      maxLength={80}
      error={error}
      disabled={disabled}
      comboboxProps={{ withinPortal: false }}
      onChange={(word) => onChange(word === '' ? null : word)}
    />
  );
}
