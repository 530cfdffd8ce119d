import type { PurchaseDocuments } from '@patio/contract/sales/purchase-documents/purchase-document.ts';
import type { PurchaseDocumentKind } from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import { PURCHASE_DOCUMENT_BYTES } from '@patio/domain/sales/purchase-documents/document-names.ts';
import { SelectField } from '@patio/ui/field.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { base64Of, FileChoice } from '../../people/trust/public.ts';
import { addDocument } from './document-calls.ts';
import { usePurchaseDocumentTexts } from './purchase-document-texts.ts';

/** What is being sent: of a given kind, or of one that the user chooses; `replaces`: the document of which it is a newer version. */
export interface Sending {
  readonly kind: PurchaseDocumentKind | null;
  readonly replaces: string | null;
}

interface Props {
  readonly code: number;
  readonly sending: Sending;
  /** Among which the user chooses. */
  readonly kinds: readonly PurchaseDocumentKind[];
  readonly onClose: () => void;
  readonly onSent: (documents: PurchaseDocuments) => void;
}

const LONGEST_NAME = 120;

/** Takes a file. A refusal keeps what was chosen. */
export function SendDocumentDialog({ code, sending, kinds, onClose, onSent }: Props) {
  const texts = usePurchaseDocumentTexts();
  const [kind, setKind] = useState<PurchaseDocumentKind | undefined>(sending.kind ?? kinds[0]);
  const [file, setFile] = useState<File | undefined>();
  const submit = async (): Promise<string | null> => {
    if (file === undefined || kind === undefined) return texts.noFile;
    if (file.size > PURCHASE_DOCUMENT_BYTES) return texts.tooLarge;
    const outcome = await addDocument(code, {
      tipo: kind,
      nome: file.name.slice(-LONGEST_NAME),
      conteudo: await base64Of(file),
      substitui: sending.replaces,
    });
    if (!('documents' in outcome)) return outcome.refusal;
    onSent(outcome.documents);
    return null;
  };
  return (
    <FormDialog
      title={sending.kind === null ? texts.send : texts.kinds[sending.kind]}
      submitLabel={texts.confirm}
      busyLabel={texts.sending}
      failedText={texts.failed}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="text-ink-2">{texts.fileText}</p>
      {sending.kind === null ? (
        <SelectField
          label={texts.kind}
          value={kind}
          onChange={(event) => setKind(kinds.find((each) => each === event.target.value))}
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {texts.kinds[each]}
            </option>
          ))}
        </SelectField>
      ) : null}
      <FileChoice label={texts.file} file={file} onFile={setFile} />
    </FormDialog>
  );
}
