import { Button } from '@patio/ui/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { ScriptForm } from '../../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { ErrorList } from './error-list.tsx';
import { RegistrationFields } from './registration-fields.tsx';
import { useDataStep } from './use-data-step.ts';
import type { RegistrationState } from './use-registration.ts';

const TermsDialog = lazy(() => import('./terms-dialog.tsx').then(({ TermsDialog: it }) => ({ default: it })));
const PrivacyDialog = lazy(() =>
  import('./terms-dialog.tsx').then(({ PrivacyDialog: it }) => ({ default: it })),
);

/** Step 1: the seller, and the person responsible (PREG-03 to PREG-13). */
export function DataStep({ registration }: { registration: RegistrationState }) {
  const { partners: texts } = useTexts();
  const form = useDataStep(registration);
  const [open, setOpen] = useState<'terms' | 'privacy' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <ScriptForm noValidate onSubmit={form.submit} aria-busy={form.sending}>
      {form.refused.length > 0 ? <ErrorList title={texts.failed} erros={form.refused} /> : null}
      {form.objections === null ? null : <ErrorList title={texts.checkFields} erros={form.objections} />}
      <RegistrationFields form={form} />
      <div className="mt-5">
        <div className="flex flex-wrap gap-x-6">
          <TextButton onClick={() => setOpen('terms')}>{texts.readTerms}</TextButton>
          <TextButton onClick={() => setOpen('privacy')}>{texts.readPrivacy}</TextButton>
        </div>
        <Check
          name="terms"
          label={texts.acceptBefore}
          on={form.fields.terms}
          error={form.errorOf('terms')}
          onChange={(terms) => form.change({ terms })}
        />
        <Check
          name="marketing"
          label={texts.marketing}
          on={form.fields.marketing}
          error={null}
          onChange={(marketing) => form.change({ marketing })}
        />
      </div>
      <div className="mt-6 flex justify-end border-t border-line pt-5">
        <Button look="bid" size="large" type="submit" busy={form.sending} className="max-sm:w-full">
          {texts.send}
        </Button>
      </div>
      <Suspense>
        {open === 'terms' ? <TermsDialog onClose={close} /> : null}
        {open === 'privacy' ? <PrivacyDialog onClose={close} /> : null}
      </Suspense>
    </ScriptForm>
  );
}

function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 text-sm font-semibold text-accent underline underline-offset-4"
    >
      {children}
    </button>
  );
}

interface CheckProps {
  readonly name: string;
  readonly label: string;
  readonly on: boolean;
  readonly error: string | null;
  readonly onChange: (on: boolean) => void;
}

function Check({ name, label, on, error, onChange }: CheckProps) {
  const note = `parceiro-${name}-erro`;
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          data-field={name}
          name={name}
          checked={on}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : note}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 shrink-0 accent-accent"
        />
        {label}
      </label>
      {error === null ? null : (
        <p id={note} className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
