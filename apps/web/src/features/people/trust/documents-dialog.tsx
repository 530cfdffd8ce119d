import { neededDocuments, type DocumentKind } from '@patio/domain/people/trust/needed-documents.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useId, useState, type FormEvent } from 'react';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { base64Of } from './base64-of.ts';
import { FileChoice } from './file-choice.tsx';
import { sendDocuments } from './trust-calls.ts';
import { useTrustTexts } from './use-trust-texts.ts';

const MOST_BYTES = 2 * 1024 * 1024;

interface Props {
  /** 4 company, 5 dealer, 6 employee, 7 individual. */
  readonly profile: number;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Takes one file for each document that the account has to provide, and sends them to the team. */
export function DocumentsDialog({ profile, onClose, onSent }: Props) {
  const texts = useTrustTexts();
  const { shell } = useTexts();
  const id = useId();
  const kinds = neededDocuments(profile);
  const [files, setFiles] = useState<Partial<Record<DocumentKind, File>>>({});
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const label = (kind: DocumentKind): string =>
    kind === 'documento' && kinds.includes('empresa')
      ? texts.documents.documentoBusiness
      : texts.documents[kind];
  const submit = async (): Promise<void> => {
    const chosen = kinds.flatMap((kind) => {
      const file = files[kind];
      return file === undefined ? [] : [{ kind, file }];
    });
    if (chosen.length < kinds.length) return setError(texts.missing);
    if (chosen.some(({ file }) => file.size > MOST_BYTES)) return setError(texts.tooLarge);
    setBusy(true);
    setError(null);
    const refusal = await Promise.all(
      chosen.map(async ({ kind, file }) => ({ tipo: kind, conteudo: await base64Of(file) })),
    )
      .then(sendDocuments)
      .catch(() => '');
    setBusy(false);
    if (refusal === null) return onSent();
    setError(refusal || texts.sendFailed);
  };
  return (
    <Dialog
      title={texts.ask}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <Button look="bid" type="submit" form={id} busy={busy}>
          {busy ? texts.sendingDocuments : texts.send}
        </Button>
      }
    >
      <p>{texts.askText}</p>
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
        {kinds.map((kind) => (
          <FileChoice
            key={kind}
            label={label(kind)}
            file={files[kind]}
            onFile={(file) => {
              setFiles((before) => ({ ...before, [kind]: file }));
              setError(null);
            }}
          />
        ))}
        {error === null ? null : (
          <p role="alert" className="text-sm text-danger">
            {error}
          </p>
        )}
      </ScriptForm>
    </Dialog>
  );
}
