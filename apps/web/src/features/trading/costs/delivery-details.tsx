import { MaskedField } from '@patio/ui/masked-field.tsx';
import { useIdiom } from '../../../platform/i18n/texts.ts';
import type { CostQuote } from './cost-quote.ts';
import { deliveryTexts } from './delivery-texts.ts';

interface Props {
  /** Eight digits, '' before input; null: it is not asked for. */
  readonly cep: string | null;
  readonly onCep: (cep: string) => void;
  /** Only the state was chosen. */
  readonly byState: boolean;
  readonly quote: CostQuote | 'failed' | null;
}

/** Below the total: the CEP of a delivery, applied as soon as it is complete, and the destination of the freight or the place of pickup. */
export function DeliveryDetails({ cep, onCep, byState, quote }: Props) {
  const texts = deliveryTexts[useIdiom()];
  return (
    <>
      {cep === null ? null : (
        <MaskedField
          label={texts.cep}
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
            // The field is inside the form of a bid, which Enter would submit.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      <p role="status" className="text-xs text-ink-3 empty:hidden">
        {quote === 'failed' ? texts.failed : quote === null ? '' : noteOf(quote, byState, texts.capital)}
      </p>
    </>
  );
}

function noteOf({ freightText, freight, toCapital }: CostQuote, byState: boolean, capital: string): string {
  return toCapital || (byState && freight !== null) ? `${freightText}. ${capital}` : `${freightText}.`;
}

function masked(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 8);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}
