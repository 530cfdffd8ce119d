import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useId, useState, type FormEvent } from 'react';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { base64Of, FileChoice } from '../trust/public.ts';
import { sendDocument } from './document-calls.ts';
import type { OwnDocument } from './own-document.ts';
import { useDocumentTexts } from './use-document-texts.ts';

const MOST_BYTES = 2 * 1024 * 1024;

interface Props {
  readonly document: OwnDocument;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Takes the file of a document. A refusal keeps what was chosen. */
export function SendDocumentDialog({ document, onClose, onSent }: Props) {
  const texts = useDocumentTexts();
  const { shell } = useTexts();
  const id = useId();
  const [file, setFile] = useState<File | undefined>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    if (file === undefined) return setError(texts.missing);
    if (file.size > MOST_BYTES) return setError(texts.tooLarge);
    setBusy(true);
    setError(null);
    const refusal = await base64Of(file)
      .then((content) => sendDocument(document.codigo, content))
      .catch(() => '');
    setBusy(false);
    if (refusal === null) return onSent();
    setError(refusal || texts.failed);
  };
  return (
    <Dialog
      title={texts.kinds[document.tipo]}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <Button look="bid" type="submit" form={id} busy={busy}>
          {busy ? texts.sending : texts.confirm}
        </Button>
      }
    >
      <p>{texts.fileText}</p>
      <ScriptForm
        id={id}
        noValidate
        aria-busy={busy}
        className="mt-3 flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        <FileChoice
          label={texts.file}
          file={file}
          onFile={(chosen) => {
            setFile(chosen);
            setError(null);
          }}
        />
        {error === null ? null : (
          <p role="alert" className="text-sm text-danger">
            {error}
          </p>
        )}
      </ScriptForm>
    </Dialog>
  );
}
