import { TextInput } from '@mantine/core';

interface Props {
  readonly label: string;
  readonly description?: string;
  readonly value: string;
  readonly error?: string | null;
  readonly onChange: (day: string) => void;
}

/** A day, yyyy-mm-dd, by the browser's own calendar; empty without one. */
export function DayField({ label, description, value, error = null, onChange }: Props) {
  return (
    <TextInput
      type="date"
      label={label}
      description={description}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
