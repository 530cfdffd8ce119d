import { Button, FileInput, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { addPurchaseDocument } from '@patio/contract/sales/purchase-documents/add-purchase-document.ts';
import type { PurchaseDocumentKind } from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import { PURCHASE_DOCUMENT_BYTES } from '@patio/domain/sales/purchase-documents/document-names.ts';
import { useState } from 'react';
import { base64Of } from '../../../platform/api/base64-of.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Dialog } from '../../../platform/panels/dialog.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

/** What is being added: of a given kind, or of one that the user chooses; `replaces`: of which document it is a newer version. */
export interface Uploading {
  readonly kind: PurchaseDocumentKind | null;
  readonly replaces: string | null;
}

interface Props {
  readonly code: number;
  readonly uploading: Uploading;
  readonly kinds: readonly PurchaseDocumentKind[];
  readonly onClose: () => void;
}

const LONGEST_NAME = 120;

/** Adds a file to a purchase; its buyer is notified. A refusal keeps what was chosen. */
export function DocumentUpload({ code, uploading, kinds, onClose }: Props) {
  const { purchaseDocuments: texts, common } = useTexts();
  const action = useAction(addPurchaseDocument);
  const [kind, setKind] = useState<PurchaseDocumentKind | null>(uploading.kind);
  const [file, setFile] = useState<File | null>(null);
  const [key, setKey] = useState('');
  const [tried, setTried] = useState(false);
  const tooLarge = file !== null && file.size > PURCHASE_DOCUMENT_BYTES;
  const add = async (): Promise<void> => {
    setTried(true);
    if (kind === null || file === null || tooLarge) return;
    const body = {
      tipo: kind,
      nome: file.name.slice(-LONGEST_NAME),
      conteudo: await base64Of(file),
      substitui: uploading.replaces,
      chave: kind === 'nota-fiscal' && key !== '' ? key : null,
    };
    if (await action.run({ params: { id: code }, body }, texts.added)) onClose();
  };
  return (
    <Dialog title={uploading.kind === null ? texts.add : texts.kinds[uploading.kind]} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{texts.addText}</Text>
        {uploading.kind === null ? (
          <Select
            label={texts.kind}
            data={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
            value={kind}
            comboboxProps={{ withinPortal: false }}
            error={tried && kind === null ? common.required : null}
            onChange={(value) => setKind(kinds.find((known) => known === value) ?? null)}
          />
        ) : null}
        <FileInput
          label={texts.file}
          description={texts.fileHint}
          placeholder={texts.chooseFile}
          accept="application/pdf,image/png,image/jpeg"
          value={file}
          error={tooLarge ? texts.tooLarge : tried && file === null ? common.required : null}
          onChange={(chosen) => {
            setFile(chosen);
            action.clear();
          }}
        />
        {kind === 'nota-fiscal' ? (
          <TextInput
            label={texts.key}
            description={texts.keyHint}
            maxLength={60}
            value={key}
            onChange={(event) => setKey(event.currentTarget.value)}
          />
        ) : null}
        <Problem text={action.problem} />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button loading={action.busy} onClick={() => void add()}>
            {texts.add}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
