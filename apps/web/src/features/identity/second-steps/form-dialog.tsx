import { Button, type ButtonLook } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';

interface Props {
  readonly title: string;
  readonly submitLabel: string;
  readonly look?: ButtonLook;
  /** Nothing can be sent yet. */
  readonly incomplete: boolean;
  readonly onClose: () => void;
  /** Does it; the words of what went wrong, or null. */
  readonly onSubmit: () => Promise<string | null>;
  readonly children: ReactNode;
}

/** A dialog with a form, which stays open with the words of a refusal. */
export function FormDialog(props: Props) {
  const { title, submitLabel, look = 'bid', incomplete, onClose, onSubmit, children } = props;
  const { secondSteps: texts, shell } = useTexts();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    const problem = await onSubmit().catch(() => texts.saveFailed);
    setBusy(false);
    setError(problem);
  };
  return (
    <Dialog
      title={title}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button look={look} type="submit" form={id} busy={busy} disabled={incomplete}>
            {busy ? texts.working : submitLabel}
          </Button>
        </>
      }
    >
      <ScriptForm
        id={id}
        noValidate
        aria-busy={busy}
        className="flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!busy && !incomplete) void submit();
        }}
      >
        {children}
        {error === null ? null : (
          <p role="alert" className="text-sm text-danger">
            {error}
          </p>
        )}
      </ScriptForm>
    </Dialog>
  );
}
