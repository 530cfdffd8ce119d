import { formatCep, parseCep } from '@patio/domain/validation/cep.ts';
import { Button } from '@patio/ui/button.tsx';
import { Field } from '@patio/ui/field.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { useState, type FormEvent } from 'react';
import { ScriptForm } from '../../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { PlaceControl } from './use-place.ts';

/** Two ways to give one's position: a typed postal code, or the browser. */
export function PlaceForm({ control, wide = false }: { control: PlaceControl; wide?: boolean }) {
  const { home } = useTexts();
  const [cep, setCep] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const digits = parseCep(cep);
    if (digits === null) {
      setError(home.postalCodeDigits);
      return;
    }
    setBusy(true);
    const found = await import('./locate-cep.ts').then(
      ({ locateCep }) => locateCep(digits),
      () => 'failed' as const,
    );
    setBusy(false);
    if (found === 'unknown') setError(home.postalCodeUnknown);
    else if (found === 'failed') setError(home.postalCodeFailed);
    else control.choosePlace(found);
  };
  return (
    <ScriptForm
      onSubmit={(event) => void submit(event)}
      className={wide ? 'flex flex-wrap items-start gap-3' : 'flex flex-col gap-3'}
    >
      <Field
        label={home.postalCode}
        error={error}
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="00000-000"
        maxLength={9}
        value={cep}
        onChange={(event) => {
          setError(null);
          setCep(formatCep(event.target.value));
        }}
        className={wide ? 'w-40 max-sm:w-full' : ''}
      />
      <Button type="submit" busy={busy} className={wide ? 'mt-6 max-sm:mt-0 max-sm:w-full' : ''}>
        {home.usePostalCode}
      </Button>
      <Button
        look="plain"
        busy={control.locating}
        onClick={() => control.useLocation()}
        className={wide ? 'mt-6 max-sm:mt-0 max-sm:w-full' : ''}
      >
        <Icon name="pin" size={18} />
        {control.locating ? home.locating : home.useLocation}
      </Button>
    </ScriptForm>
  );
}
