import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { Field } from '@patio/ui/field.tsx';
import { useId, useState, type FormEvent } from 'react';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { confirmCode } from './trust-calls.ts';
import { useMailedCode } from './use-mailed-code.ts';
import { useTrustTexts } from './use-trust-texts.ts';

interface Props {
  readonly onClose: () => void;
  /** The e-mail is confirmed, or the user says so: the original request continues. */
  readonly onConfirmed: () => void;
}

/** Asks for the six digits that confirm the e-mail, above the page that needs it, whose state is preserved. The first code is sent at once. */
export function ConfirmCode({ onClose, onConfirmed }: Props) {
  const texts = useTrustTexts();
  const { shell } = useTexts();
  const id = useId();
  const { said, wait, resend } = useMailedCode();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const digits = code.replaceAll(/\D/g, '');
  const submit = async (): Promise<void> => {
    setBusy(true);
    const refusal = await confirmCode(digits).catch(() => texts.failed);
    setBusy(false);
    if (refusal === null) return onConfirmed();
    setError(refusal || texts.failed);
  };
  return (
    <Dialog
      title={texts.dialogTitle.email}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onConfirmed}>{texts.byLink}</Button>
          <Button look="bid" type="submit" form={id} busy={busy} disabled={digits.length !== 6}>
            {busy ? texts.confirming : texts.confirm}
          </Button>
        </>
      }
    >
      <p>{texts.emailText}</p>
      <ScriptForm
        id={id}
        noValidate
        aria-busy={busy}
        className="mt-3 flex flex-col items-start gap-3"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!busy && digits.length === 6) void submit();
        }}
      >
        <p role="status" className="text-sm text-ink-2">
          {said}
        </p>
        <Field
          label={texts.code}
          name="codigo"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          className="w-full"
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setError(null);
          }}
        />
        {error === null ? null : (
          <p role="alert" className="text-sm text-danger">
            {error}
          </p>
        )}
        <Button size="small" disabled={wait > 0} onClick={resend}>
          {wait > 0 ? texts.resendIn(wait) : texts.resend}
        </Button>
      </ScriptForm>
    </Dialog>
  );
}
