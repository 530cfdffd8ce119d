import type { PurchaseDocuments } from '@patio/contract/sales/purchase-documents/purchase-document.ts';
import type { PurchaseDocumentKind } from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import { PURCHASE_DOCUMENT_BYTES } from '@patio/domain/sales/purchase-documents/document-names.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { SelectField } from '@patio/ui/field.tsx';
import { useId, useState, type FormEvent } from 'react';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
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
  const { shell } = useTexts();
  const id = useId();
  const [kind, setKind] = useState<PurchaseDocumentKind | undefined>(sending.kind ?? kinds[0]);
  const [file, setFile] = useState<File | undefined>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    if (file === undefined || kind === undefined) return setError(texts.noFile);
    if (file.size > PURCHASE_DOCUMENT_BYTES) return setError(texts.tooLarge);
    setBusy(true);
    setError(null);
    const outcome = await base64Of(file)
      .then((conteudo) =>
        addDocument(code, {
          tipo: kind,
          nome: file.name.slice(-LONGEST_NAME),
          conteudo,
          substitui: sending.replaces,
        }),
      )
      .catch(() => ({ refusal: '' }));
    setBusy(false);
    if ('documents' in outcome) return onSent(outcome.documents);
    setError(outcome.refusal || texts.failed);
  };
  return (
    <Dialog
      title={sending.kind === null ? texts.send : texts.kinds[sending.kind]}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <Button look="bid" type="submit" form={id} busy={busy}>
          {busy ? texts.sending : texts.confirm}
        </Button>
      }
    >
      <p className="text-ink-2">{texts.fileText}</p>
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
