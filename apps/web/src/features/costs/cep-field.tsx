import { MaskedField } from '@patio/ui/masked-field.tsx';
import { useTexts } from '../../platform/i18n/texts.ts';

interface Props {
  /** Eight digits, or ''. */
  readonly cep: string;
  readonly onCep: (cep: string) => void;
}

/** Asks for the CEP of a delivery; it is taken as soon as it is whole. */
export function CepField({ cep, onCep }: Props) {
  const { condition: texts } = useTexts();
  return (
    <MaskedField
      label={texts.costCep}
      defaultValue={masked(cep)}
      inputMode="numeric"
      autoComplete="postal-code"
      placeholder="00000-000"
      mask={masked}
      onChange={({ target }) => {
        const digits = target.value.replaceAll(/\D/g, '');
        if (digits.length === 8) onCep(digits);
      }}
      onKeyDown={(event) => {
        // It stands in the form of a bid, which Enter would send.
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}

function masked(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 8);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}
