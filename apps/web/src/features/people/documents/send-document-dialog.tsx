import { useState } from 'react';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
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
  const [file, setFile] = useState<File | undefined>();
  const submit = async (): Promise<string | null> => {
    if (file === undefined) return texts.missing;
    if (file.size > MOST_BYTES) return texts.tooLarge;
    const refusal = await sendDocument(document.codigo, await base64Of(file));
    if (refusal === null) onSent();
    return refusal;
  };
  return (
    <FormDialog
      title={texts.kinds[document.tipo]}
      submitLabel={texts.confirm}
      busyLabel={texts.sending}
      failedText={texts.failed}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{texts.fileText}</p>
      <FileChoice label={texts.file} file={file} onFile={setFile} />
    </FormDialog>
  );
}
