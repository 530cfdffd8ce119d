import { neededDocuments, type DocumentKind } from '@patio/domain/people/trust/needed-documents.ts';
import { useState } from 'react';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
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
  const kinds = neededDocuments(profile);
  const [files, setFiles] = useState<Partial<Record<DocumentKind, File>>>({});
  const label = (kind: DocumentKind): string =>
    kind === 'documento' && kinds.includes('empresa')
      ? texts.documents.documentoBusiness
      : texts.documents[kind];
  const submit = async (): Promise<string | null> => {
    const chosen = kinds.flatMap((kind) => {
      const file = files[kind];
      return file === undefined ? [] : [{ kind, file }];
    });
    if (chosen.length < kinds.length) return texts.missing;
    if (chosen.some(({ file }) => file.size > MOST_BYTES)) return texts.tooLarge;
    const refusal = await sendDocuments(
      await Promise.all(
        chosen.map(async ({ kind, file }) => ({ tipo: kind, conteudo: await base64Of(file) })),
      ),
    );
    if (refusal === null) onSent();
    return refusal;
  };
  return (
    <FormDialog
      title={texts.ask}
      submitLabel={texts.send}
      busyLabel={texts.sendingDocuments}
      failedText={texts.sendFailed}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{texts.askText}</p>
      {kinds.map((kind) => (
        <FileChoice
          key={kind}
          label={label(kind)}
          file={files[kind]}
          onFile={(file) => setFiles((before) => ({ ...before, [kind]: file }))}
        />
      ))}
    </FormDialog>
  );
}
