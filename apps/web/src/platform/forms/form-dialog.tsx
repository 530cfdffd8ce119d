import { Button, type ButtonLook } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { ScriptForm } from './script-form.tsx';

interface Props {
  readonly title: string;
  /** Of the button, as it stands and while it works. */
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Absent: the dialog has no second button to close it. */
  readonly cancelLabel?: string;
  readonly look?: ButtonLook;
  /** Nothing can be sent yet. */
  readonly incomplete?: boolean;
  /** The words for a failure that has none. */
  readonly failedText: string;
  readonly onClose: () => void;
  /** Does it; the words of what went wrong, '' if it has none, or null. */
  readonly onSubmit: () => Promise<string | null>;
  readonly children: ReactNode;
}

/** A dialog with a form, which stays open with all that was typed and the words of a refusal, until something is changed. */
export function FormDialog(props: Props) {
  const { title, submitLabel, busyLabel, cancelLabel, look = 'bid', incomplete = false } = props;
  const { failedText, onClose, onSubmit, children } = props;
  const { shell } = useTexts();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    const problem = await onSubmit().catch(() => '');
    setBusy(false);
    setError(problem === '' ? failedText : problem);
  };
  return (
    <Dialog
      title={title}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          {cancelLabel === undefined ? null : <Button onClick={onClose}>{cancelLabel}</Button>}
          <Button look={look} type="submit" form={id} busy={busy} disabled={incomplete}>
            {busy ? busyLabel : submitLabel}
          </Button>
        </>
      }
    >
      <ScriptForm
        id={id}
        noValidate
        aria-busy={busy}
        className="flex flex-col gap-4"
        onChange={() => setError(null)}
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
