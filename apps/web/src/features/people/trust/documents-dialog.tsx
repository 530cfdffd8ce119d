import { neededDocuments, type DocumentKind } from '@patio/domain/people/trust/needed-documents.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useId, useState, type FormEvent } from 'react';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
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

interface FileChoiceProps {
  readonly label: string;
  readonly file: File | undefined;
  readonly onFile: (file: File | undefined) => void;
}

/** A field for a file: the native one uses the language of the browser, and shows no button. */
function FileChoice({ label, file, onFile }: FileChoiceProps) {
  const texts = useTrustTexts();
  const id = useId();
  return (
    <div className="relative flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept="application/pdf,image/png,image/jpeg"
        className="peer sr-only"
        onChange={(event) => onFile(event.target.files?.[0])}
      />
      <label
        htmlFor={id}
        aria-hidden="true"
        className="flex cursor-pointer items-center gap-3 rounded-control peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
      >
        <span className={`${buttonLook('quiet', 'small')} min-h-11 shrink-0`}>{texts.chooseFile}</span>
        <span
          className={`line-clamp-2 min-w-0 text-sm wrap-anywhere ${file === undefined ? 'text-ink-3' : ''}`}
        >
          {file?.name ?? texts.noFile}
        </span>
      </label>
    </div>
  );
}

/** The content of a file, in base64. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // In chunks: the number of arguments of one call is limited.
  for (let from = 0; from < bytes.length; from += 32_768) {
    text += String.fromCodePoint(...bytes.subarray(from, from + 32_768));
  }
  return btoa(text);
}
