import { TextInput } from '@mantine/core';

interface Props {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly error?: string | null;
  readonly onChange: (digits: string) => void;
}

/** The number of an offer or a store: digits alone are taken. */
export function CodeField({ onChange, error = null, ...field }: Props) {
  return (
    <TextInput
      {...field}
      inputMode="numeric"
      maxLength={10}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value.replaceAll(/\D/gu, ''))}
    />
  );
}
