import { TextInput } from '@mantine/core';
import { maskMoneyWhenDone, maskMoneyWhileTyping, moneyFieldText } from '@patio/domain/money/money-mask.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly error?: string | null;
  /** Zero is an amount like any other, as a balance is; otherwise it stands for none. */
  readonly takesZero?: boolean;
  readonly onChange: (text: string) => void;
}

/** An amount in reais as Brazilians write it; `parseMoney` of the domain reads it. */
export function MoneyField({ label, value, error = null, takesZero = false, onChange }: Props) {
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      value={value}
      error={error}
      onChange={(event) => onChange(maskMoneyWhileTyping(event.currentTarget.value))}
      onBlur={() =>
        onChange(takesZero && parseMoney(value) === 0 ? moneyFieldText(0) : maskMoneyWhenDone(value))
      }
    />
  );
}
