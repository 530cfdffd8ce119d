import { TextInput } from '@mantine/core';
import { maskMoneyWhenDone, maskMoneyWhileTyping } from '@patio/domain/money/money-mask.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly error?: string | null;
  readonly onChange: (text: string) => void;
}

/** An amount in reais as Brazilians write it; `parseMoney` of the domain reads it. */
export function MoneyField({ label, value, error = null, onChange }: Props) {
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      value={value}
      error={error}
      onChange={(event) => onChange(maskMoneyWhileTyping(event.currentTarget.value))}
      onBlur={() => onChange(maskMoneyWhenDone(value))}
    />
  );
}
