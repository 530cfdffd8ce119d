import { TextInput } from '@mantine/core';
import { saoPauloTime } from '@patio/domain/time/sao-paulo.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';

interface Props {
  /** yyyy-mm-ddThh:mm in São Paulo. */
  readonly value: string;
  readonly tried: boolean;
  readonly onChange: (value: string) => void;
}

/** When something happened outside, in São Paulo. */
export function WhenField({ value, tried, onChange }: Props) {
  const { deliveries: texts, common } = useTexts();
  return (
    <TextInput
      type="datetime-local"
      label={texts.when}
      value={value}
      error={tried && value === '' ? common.required : null}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Now, as the field has it. */
export function nowTyped(): string {
  const { year, month, day, hour, minute } = saoPauloTime(Date.now());
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** What was typed as an instant in UTC. */
export const instantOf = (typed: string): string => new Date(`${typed}:00-03:00`).toISOString();
