import { Button } from '@patio/ui/button.tsx';
import { Field } from '@patio/ui/field.tsx';
import { ScriptForm } from '../../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useCodeStep } from './use-code-step.ts';
import type { RegistrationState } from './use-registration.ts';

/** Step 2: the code that was mailed, and a new one if it did not arrive (PREG-14, PREG-15). */
export function CodeStep({ registration }: { registration: RegistrationState }) {
  const { partners: texts } = useTexts();
  const step = useCodeStep(registration);
  return (
    <ScriptForm noValidate onSubmit={step.submit} aria-busy={step.sending} className="max-w-md">
      <p className="text-ink-2">{texts.codeText(registration.draft.fields.email.trim())}</p>
      <Field
        className="mt-4"
        name="code"
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={step.code}
        error={step.error}
        onChange={(event) => step.type(event.target.value)}
      />
      <p role="status" className="mt-2 min-h-6 text-sm text-ok">
        {step.resent ? texts.resent : ''}
      </p>
      <div className="flex flex-wrap gap-x-2 gap-y-1">
        <Button look="plain" disabled={step.wait > 0} busy={step.resending} onClick={step.resend}>
          {step.wait > 0 ? texts.resendIn(step.wait) : texts.resend}
        </Button>
        <Button look="plain" onClick={() => registration.goTo(0)}>
          {texts.wrongEmail}
        </Button>
      </div>
      <div className="mt-6 flex flex-wrap justify-between gap-3 border-t border-line pt-5">
        <Button onClick={() => registration.goTo(0)}>{texts.back}</Button>
        <Button look="bid" type="submit" busy={step.sending}>
          {texts.confirm}
        </Button>
      </div>
      <p role="alert" className="sr-only">
        {step.error ?? ''}
      </p>
    </ScriptForm>
  );
}
